import { CodedError } from '@anyam/server/errors'
import { SESSION_COOKIES, sessionCookieName } from '@anyam/server/http'
import { traceHeaders } from '@anyam/server/tracing'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { cookieIn } from '../../browser/cookie-in.ts'
import { isTokenShaped, ticketIn } from './tickets.ts'

/** While the api is unavailable, a session that it confirmed is trusted for this long. */
const TRUST_MS = 600_000
const MAX_SESSIONS = 1_000

/** 32 random bytes; any other value need not be checked. */
const COOKIE = /^[\w-]{43}$/

/** Returns whether a request comes from a person who is logged in to the back-office. @throws CodedError unavailable */
export type HasSession = (request: Pick<FastifyRequest, 'headers' | 'id'>) => Promise<boolean>

export interface Sessions {
  hasSession: HasSession
  /** Returns whether the api accepts a token. @throws CodedError unavailable */
  accepts(token: string, requestId: string): Promise<boolean>
}

/** A way to ask the api about a secret of a browser. */
interface Question {
  /** Maximum delay until a log-out takes effect for files. Milliseconds. */
  fresh: number
  /** Milliseconds since 1970, from which the secret is not trusted without the api. */
  expiry(secret: string): number
  ask(secret: string, headers: Record<string, string>): Promise<boolean>
}

/** Addresses of the api that respond only to people who are logged in. */
export interface SessionCalls {
  /** Responds to a session's cookie. */
  cookie: string
  /** Responds to a token. */
  token: string
}

/** Checks session cookies and tokens at the api. A page requests many files at once, which share one request to the api. */
export function sessionsAt(apiUrl: string, publicUrl: string, calls: SessionCalls): Sessions {
  const name = sessionCookieName(publicUrl)
  const known = new LRUCache<string, { isOpen: Promise<boolean>; until: number }>({
    max: MAX_SESSIONS,
    ttl: TRUST_MS,
    noUpdateTTL: true,
  })

  /** The response, unless the api failed. @throws CodedError unavailable */
  async function responseTo(path: string, headers: Record<string, string>, deadline: number) {
    const signal = AbortSignal.timeout(deadline)
    const response = await fetch(apiUrl + path, { headers, signal, redirect: 'manual' }).catch(
      () => undefined,
    )
    if (!response || response.status >= 500 || response.status === 429) throw new CodedError('unavailable')
    return response
  }

  const cookies: Question = {
    fresh: 3_000,
    expiry: () => Number.POSITIVE_INFINITY,
    async ask(cookie, headers) {
      // Its name depends on the api's public address, which is not this shell's while the gate tries a build.
      const both = Object.values(SESSION_COOKIES).map((one) => `${one}=${cookie}`)
      const response = await responseTo(calls.cookie, { ...headers, cookie: both.join('; ') }, 3_000)
      await response.body?.cancel()
      return response.ok
    },
  }
  const tokens: Question = {
    // An api that has only the specification's calls sends a whole list.
    fresh: 30_000,
    expiry: expiryOf,
    async ask(token, headers) {
      const own = { ...headers, accept: 'application/json', authorization: `Bearer ${token}` }
      const response = await responseTo(calls.token, own, 10_000)
      if (response.status === 403) return isForbidden(await response.json().catch(() => undefined))
      await response.body?.cancel()
      return response.ok
    },
  }

  function isOpen(secret: string, { fresh, expiry, ask }: Question, requestId: string): Promise<boolean> {
    const last = known.get(secret)
    if (last && last.until > Date.now()) return last.isOpen
    const now = Date.now()
    const expiresAt = expiry(secret)
    const isOpen = ask(secret, traceHeaders(requestId)).catch((error: unknown) => {
      if (last && Date.now() < expiresAt) return last.isOpen
      known.delete(secret)
      throw error
    })
    // The clock of an api that accepts an expired token may be late.
    const left = expiresAt > now ? expiresAt - now : fresh
    known.set(secret, { isOpen, until: now + Math.min(fresh, left) })
    return isOpen
  }

  const accepts: Sessions['accepts'] = async (token, id) => isTokenShaped(token) && isOpen(token, tokens, id)

  return {
    accepts,
    async hasSession({ headers: { cookie = '' }, id }) {
      if (await accepts(ticketIn(cookie), id)) return true
      const session = cookieIn(cookie, name) ?? ''
      return COOKIE.test(session) && isOpen(session, cookies, id)
    },
  }
}

/** True if the api knows the person, whose role may not make this call. */
const isForbidden = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'forbidden'

/** The expiry that a token states, in milliseconds since 1970. */
function expiryOf(token: string): number {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return typeof exp === 'number' ? exp * 1_000 : Number.POSITIVE_INFINITY
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
