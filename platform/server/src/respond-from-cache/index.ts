import type { IncomingMessage, OutgoingHttpHeader, Server, ServerResponse } from 'node:http'
import { namesOneHost } from '../http/index.ts'
import { requestIdOf, type ServedRequest } from '../metrics/index.ts'
import { beginTrace, endTrace, isTracing } from '../tracing/index.ts'

/** A response that is available immediately. */
export interface CachedResponse {
  /** Pattern of its route. */
  route: string
  status: number
  headers: OutgoingHttpHeader[]
  bytes?: Buffer
  /** Id of the request, if the response contains it. */
  id?: string
}

interface CacheServer {
  server: Server
  log: { level: string; info(line: object, text: string): void }
  /** Counts a response. */
  observeRequest: (response: ServedRequest) => void
}

const LEVELS_WITH_REQUESTS = ['info', 'debug', 'trace']

/**
 * For requests that cost the framework more to route than to respond to: a GET with a cached response is
 * served before the framework sees it, and counted and logged like any other.
 * @param find returns the cached response; undefined if the framework should handle the request
 */
export function respondFromCache(
  { server, log, observeRequest }: CacheServer,
  find: (request: IncomingMessage) => CachedResponse | undefined,
): void {
  const [framework] = server.listeners('request')
  const logsRequests = LEVELS_WITH_REQUESTS.includes(log.level)
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const start = performance.now()
    const cached = request.method === 'GET' && namesOneHost(request) ? find(request) : undefined
    if (!cached) framework?.call(server, request, response)
    else if (logsRequests || isTracing()) sendAndReport(cached, request, response)
    else {
      send(cached, response)
      // Counted at once: waiting for the end of sending would cost as much as the counting itself.
      observeRequest({
        method: 'GET',
        route: cached.route,
        status: cached.status,
        ms: performance.now() - start,
      })
    }
  })

  function sendAndReport(cached: CachedResponse, request: IncomingMessage, response: ServerResponse) {
    const { route, status, id = requestIdOf(request.headers) } = cached
    const start = performance.now()
    response.on('finish', () => {
      const ms = performance.now() - start
      observeRequest({ method: 'GET', route, status, ms })
      endTrace(id, { route, status })
      log.info({ reqId: id, method: 'GET', route, status, ms: Math.round(ms * 10) / 10 }, 'request completed')
    })
    beginTrace({ id, method: 'GET', headers: request.headers }, () => send(cached, response))
  }
}

const send = ({ status, headers, bytes }: CachedResponse, response: ServerResponse) =>
  response.writeHead(status, headers).end(bytes)

/** Alternating names and values, the form that Node sends fastest. */
export const rawHeaders = (headers: Record<string, OutgoingHttpHeader | undefined>): OutgoingHttpHeader[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]))
