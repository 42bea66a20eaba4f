import type { Socket } from 'node:net'
import { ERRORS, type ErrorCode } from './errors.ts'

const REASONS: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Answers what is no HTTP, in the one shape of errors, and hangs up. */
export function refuseClient({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const reason = REASONS[code] ?? 'bad_request'
  const [status, message] = ERRORS[reason]
  const body = JSON.stringify({ message, code: reason })
  const head = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    'connection: close',
  ]
  socket.end(`HTTP/1.1 ${status} ${message}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
}
