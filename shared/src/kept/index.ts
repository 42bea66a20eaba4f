import type { IncomingMessage, OutgoingHttpHeader, Server, ServerResponse } from 'node:http'
import { type Answered, requestIdOf } from '../metrics/index.ts'
import { beginTrace, endTrace, isTracing } from '../tracing/index.ts'

/** An answer that is there already. */
export interface Kept {
  /** Pattern of the route that gave it. */
  route: string
  status: number
  headers: OutgoingHttpHeader[]
  bytes?: Buffer
}

interface Told {
  server: Server
  log: { level: string; info(line: object, text: string): void }
  /** Counts an answer. */
  answered: (answer: Answered) => void
  /** Name of the header that says the request's id. */
  idHeader?: string
}

const LEVELS_WITH_LINES = ['info', 'debug', 'trace']

/**
 * For what costs a framework more to route than to answer: a GET whose answer is kept is answered before the framework
 * sees it, and counted and told of like any other.
 * @param find gives the answer; undefined where the framework is to answer
 */
export function answerFirst(
  { server, log, answered, idHeader }: Told,
  find: (request: IncomingMessage) => Kept | undefined,
): void {
  const [framework] = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const kept = request.method === 'GET' ? find(request) : undefined
    if (kept) send(kept, request, response)
    else framework?.call(server, request, response)
  })

  function send({ route, status, headers, bytes }: Kept, request: IncomingMessage, response: ServerResponse) {
    const start = performance.now()
    const isTold = isTracing() || LEVELS_WITH_LINES.includes(log.level)
    const id = isTold || idHeader ? requestIdOf(request.headers) : ''
    response.on('finish', () => {
      const ms = performance.now() - start
      answered({ method: 'GET', route, status, ms })
      if (!isTold) return
      endTrace(id, { route, status })
      log.info({ reqId: id, method: 'GET', route, status, ms: Math.round(ms * 10) / 10 }, 'answered')
    })
    const work = () => response.writeHead(status, idHeader ? [...headers, idHeader, id] : headers).end(bytes)
    if (isTold) beginTrace({ id, method: 'GET', headers: request.headers }, work)
    else work()
  }
}

/** Names and values by turns, which is how they are sent the quickest. */
export const listed = (headers: Record<string, OutgoingHttpHeader | undefined>): OutgoingHttpHeader[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]))
