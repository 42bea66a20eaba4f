import { CodedError } from '@arunika/server/errors'
import { SESSION_COOKIES, sessionCookieName } from '@arunika/server/http'
import { traceHeaders } from '@arunika/server/tracing'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { cookieIn } from '../../src/cookie-in.ts'

/** Maximum delay until a log-out takes effect for files. */
const FRESH_MS = 3_000
/** While the api is unavailable, a session that it confirmed is trusted for this long. */
const TRUST_MS = 600_000
const DEADLINE_MS = 3_000
const MAX_SESSIONS = 1_000

/** 32 random bytes; any other value need not be checked. */
const COOKIE = /^[\w-]{43}$/

/** Returns whether a request comes from a person who is logged in to the back-office. @throws CodedError unavailable */
export type HasSession = (request: Pick<FastifyRequest, 'headers' | 'id'>) => Promise<boolean>

/** Checks session cookies at the api. A page requests many files at once, which share one request to the api. */
export function sessionsAt(apiUrl: string, publicUrl: string): HasSession {
  const name = sessionCookieName(publicUrl)
  const sessions = new LRUCache<string, { isOpen: Promise<boolean>; until: number }>({
    max: MAX_SESSIONS,
    ttl: TRUST_MS,
    noUpdateTTL: true,
  })

  async function ask(cookie: string, requestId: string): Promise<boolean> {
    // Its name depends on the api's public address, which is not this shell's while the gate tries a build.
    const names = Object.values(SESSION_COOKIES)
    const response = await fetch(`${apiUrl}/api/session`, {
      headers: { ...traceHeaders(requestId), cookie: names.map((one) => `${one}=${cookie}`).join('; ') },
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.status === 401) return false
    if (!response?.ok) throw new CodedError('unavailable')
    return true
  }

  return async ({ headers, id }) => {
    const cookie = cookieIn(headers.cookie ?? '', name) ?? ''
    if (!COOKIE.test(cookie)) return false
    const known = sessions.get(cookie)
    if (known && known.until > Date.now()) return known.isOpen
    const isOpen = ask(cookie, id).catch((error: unknown) => {
      if (known) return known.isOpen
      sessions.delete(cookie)
      throw error
    })
    sessions.set(cookie, { isOpen, until: Date.now() + FRESH_MS })
    return isOpen
  }
}
