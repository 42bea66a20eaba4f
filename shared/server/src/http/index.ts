import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

export { cacheTags, forEdges } from './edge-caching.ts'

/** Refusals of what is no proper HTTP request: the status and the sentence for people of each code. */
export const CLIENT_REFUSALS = {
  bad_request: [400, 'The request could not be understood.'],
  request_timeout: [408, 'The request took too long to arrive.'],
  headers_too_large: [431, 'The address or the headers are too long.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

const REASONS: Record<string, keyof typeof CLIENT_REFUSALS> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Fastify's `clientErrorHandler`: refuses what is no HTTP, in the one shape of errors, and hangs up. */
export function refuseClient({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const reason = REASONS[code] ?? 'bad_request'
  const [status, message] = CLIENT_REFUSALS[reason]
  const body = JSON.stringify({ message, code: reason })
  const head = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    'connection: close',
  ]
  socket.end(`HTTP/1.1 ${status} ${message}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Whether a request names one host: with two, servers in a row may each believe another (RFC 9112, 3.2). */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts <= 1
}

/** Compares bytes without telling by its duration where they differ. */
export function safeEqual(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
