import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance } from 'fastify'
import { cookieIn } from '../../browser/cookie-in.ts'
import type { Sessions } from './sessions.ts'

/** Cookies that hold the administrator's token, of which each opens only files: an api may have no cookie of its own. */
const TICKETS = ['office-files', 'office-files-2', 'office-files-3']
/** Browsers refuse cookies of more than 4,096 bytes with their name and attributes. */
const PART = 3_500

/** A JSON web token that fits into the cookies; any other value need not be checked. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/
const MAX_LENGTH = TICKETS.length * PART

export const isTokenShaped = (token: string) => token.length <= MAX_LENGTH && TOKEN.test(token)

/**
 * Values of the `Set-Cookie` header.
 * @param token undefined removes the cookies
 */
export function ticketsOf(token: string | undefined, publicUrl: string): string[] {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return TICKETS.map((name, nth) => {
    const part = token?.slice(nth * PART, (nth + 1) * PART) ?? ''
    const lifetime = part === '' ? '; Max-Age=0' : ''
    return `${name}=${part}; Path=/remotes/; HttpOnly; SameSite=Strict${lifetime}${secure}`
  })
}

/** The token that a browser's cookies hold; empty if there is none. */
export const ticketIn = (cookies: string): string =>
  TICKETS.map((name) => cookieIn(cookies, name) ?? '').join('')

/** Gives a browser that has a token the cookies that open the files of the back-office. */
export function ticketRoute(
  app: FastifyInstance,
  { accepts, publicUrl }: Pick<Sessions, 'accepts'> & { publicUrl: string },
): void {
  app.post('/admin/ticket', async ({ headers, id }, reply) => {
    reply.header('cache-control', 'no-store')
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    if (await accepts(token, id))
      return reply.code(204).header('set-cookie', ticketsOf(token, publicUrl)).send()
    const { status, body } = new CodedError('unauthenticated')
    return reply.code(status).send(body)
  })
}
