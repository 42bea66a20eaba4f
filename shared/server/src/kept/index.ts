import type { IncomingMessage, OutgoingHttpHeader, Server, ServerResponse } from 'node:http'
import { namesOneHost } from '../http/index.ts'
import { type Answered, requestIdOf } from '../metrics/index.ts'
import { beginTrace, endTrace, isTracing } from '../tracing/index.ts'

/** An answer that is there already. */
export interface Kept {
  /** Pattern of the route that gave it. */
  route: string
  status: number
  headers: OutgoingHttpHeader[]
  bytes?: Buffer
  /** Of the request, where the answer says it. */
  id?: string
}

interface Told {
  server: Server
  log: { level: string; info(line: object, text: string): void }
  /** Counts an answer. */
  answered: (answer: Answered) => void
}

const LEVELS_WITH_LINES = ['info', 'debug', 'trace']

/**
 * For what costs a framework more to route than to answer: a GET whose answer is kept is answered before the framework
 * sees it, and counted and told of like any other.
 * @param find gives the answer; undefined where the framework is to answer
 */
export function answerFirst(
  { server, log, answered }: Told,
  find: (request: IncomingMessage) => Kept | undefined,
): void {
  const [framework] = server.listeners('request')
  const hasLines = LEVELS_WITH_LINES.includes(log.level)
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const start = performance.now()
    const kept = request.method === 'GET' && namesOneHost(request) ? find(request) : undefined
    if (!kept) framework?.call(server, request, response)
    else if (hasLines || isTracing()) sendAndTell(kept, request, response)
    else {
      send(kept, response)
      // It is with the system now: to hear of its end would cost as much as the counting.
      answered({ method: 'GET', route: kept.route, status: kept.status, ms: performance.now() - start })
    }
  })

  function sendAndTell(kept: Kept, request: IncomingMessage, response: ServerResponse) {
    const { route, status, id = requestIdOf(request.headers) } = kept
    const start = performance.now()
    response.on('finish', () => {
      const ms = performance.now() - start
      answered({ method: 'GET', route, status, ms })
      endTrace(id, { route, status })
      log.info({ reqId: id, method: 'GET', route, status, ms: Math.round(ms * 10) / 10 }, 'answered')
    })
    beginTrace({ id, method: 'GET', headers: request.headers }, () => send(kept, response))
  }
}

const send = ({ status, headers, bytes }: Kept, response: ServerResponse) =>
  response.writeHead(status, headers).end(bytes)

/** Names and values by turns, which is how they are sent the quickest. */
export const listed = (headers: Record<string, OutgoingHttpHeader | undefined>): OutgoingHttpHeader[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]))
