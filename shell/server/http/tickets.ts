import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance } from 'fastify'
import type { Sessions } from './sessions.ts'

/** Cookie that holds the administrator's token and opens only files: an api may have no cookie of its own. */
export const TICKET = 'office-files'

/** A JSON web token that fits into a cookie; any other value need not be checked. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/
const MAX_LENGTH = 3_500

export const isTokenShaped = (token: string) => token.length <= MAX_LENGTH && TOKEN.test(token)

/**
 * Value of the `Set-Cookie` header.
 * @param token undefined removes the cookie
 */
export function ticketOf(token: string | undefined, publicUrl: string): string {
  const lifetime = token === undefined ? '; Max-Age=0' : ''
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${TICKET}=${token ?? ''}; Path=/remotes/; HttpOnly; SameSite=Strict${lifetime}${secure}`
}

/** Gives a browser that has a token the cookie that opens the files of the back-office. */
export function ticketRoute(
  app: FastifyInstance,
  { accepts, publicUrl }: Pick<Sessions, 'accepts'> & { publicUrl: string },
): void {
  app.post('/admin/ticket', async ({ headers, id }, reply) => {
    reply.header('cache-control', 'no-store')
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    if (await accepts(token, id))
      return reply.code(204).header('set-cookie', ticketOf(token, publicUrl)).send()
    const { status, body } = new CodedError('unauthenticated')
    return reply.code(status).send(body)
  })
}
