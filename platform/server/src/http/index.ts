import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { CodedError, type ErrorCode } from '../errors/index.ts'

export { cacheTags, forEdges } from './edge-caching.ts'
export { contentTag, isKnown, JSON_TYPE, tagHeaders } from './entity-tags.ts'
export { readAtMost } from './read-at-most.ts'

const REASONS: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Fastify's `clientErrorHandler`: refuses malformed requests with the common error body, and closes the connection. */
export function refuseClient({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const error = new CodedError(REASONS[code] ?? 'bad_request')
  const body = JSON.stringify(error.body)
  const head = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    'connection: close',
  ]
  socket.end(`HTTP/1.1 ${error.status} ${error.message}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Cookie of an administrator's session. Over TLS its prefix makes browsers restrict it to this host. */
export const SESSION_COOKIES = { tls: '__Host-session', plain: 'session' } as const

/** @param publicUrl address of the site */
export const sessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? SESSION_COOKIES.tls : SESSION_COOKIES.plain

/**
 * True if a request contains exactly one host. With two, chained servers may each use a different one (RFC
 * 9112, 3.2).
 */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts <= 1
}

/** Compares in constant time, so that the duration does not reveal where the values differ. */
export function safeEqual(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
