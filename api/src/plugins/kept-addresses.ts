import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type Encoding, encodingFor } from '@arunika/shared/encoding'
import { requestIdOf } from '@arunika/shared/metrics'
import { beginTrace, endTrace, isTracing, type TracedAnswer } from '@arunika/shared/tracing'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { KeptAnswer, KeptAnswers } from '../lib/kept-answers.ts'
import { bodyHeaders, isKnown, tagHeaders } from '../lib/send-kept.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where what is answered may be told to anybody, and only there. */
    kept?: KeptAnswers
  }
}

interface Options {
  kept: KeptAnswers
  isStopping: () => boolean
}

/**
 * For public routes alone: an address whose answer is kept is answered before Fastify sees the request, with the same
 * headers, counted and told of like any other; its query is read the first time only. Fastify costs more than the answer.
 */
async function keptAddresses(scope: FastifyInstance, { kept, isStopping }: Options) {
  scope.decorate('kept', kept)
  const { server } = scope
  const [route] = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const found = request.method === 'GET' && !isStopping() ? kept.at(request.url ?? '') : undefined
    if (!found || !give(scope, found, request, response)) route?.call(server, request, response)
  })
}

const LEVELS_WITH_LINES = ['info', 'debug', 'trace']

/** Headers by the bytes that they go with: made once. */
const prepared = new WeakMap<Buffer, OutgoingHttpHeaders>()

function headersOf(app: FastifyInstance, bytes: Buffer, encoding: Encoding, tag: OutgoingHttpHeaders) {
  const body = { ...bodyHeaders(encoding), 'content-length': bytes.length }
  const headers = { ...app.plainHeaders, ...tag, ...body }
  prepared.set(bytes, headers)
  return headers
}

/** False where the answer has not been compressed yet like this. */
function give(
  app: FastifyInstance,
  { answer: { tag, text }, route }: { answer: KeptAnswer; route: string },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const tagged = tagHeaders(tag, encoding)
  const match = request.headers['if-none-match']
  const status = match === tagged.etag || isKnown(match, tag) ? 304 : 200
  const bytes = text.ready(encoding)
  if (status === 200 && !bytes) return false
  observe(app, { route, status }, request, response, () => {
    if (status === 304 || !bytes) response.writeHead(304, tagged).end()
    else response.writeHead(200, prepared.get(bytes) ?? headersOf(app, bytes, encoding, tagged)).end(bytes)
  })
  return true
}

/** Counts an answer, writes its line and its trace, as the other plugins do for what Fastify answers. */
function observe(
  app: FastifyInstance,
  answer: TracedAnswer,
  { headers }: IncomingMessage,
  response: ServerResponse,
  send: () => void,
) {
  const start = performance.now()
  // Only lines and traces need an id.
  const isTold = isTracing() || LEVELS_WITH_LINES.includes(app.log.level)
  const id = isTold ? requestIdOf(headers) : ''
  response.on('finish', () => {
    const ms = performance.now() - start
    app.answered({ method: 'GET', route: answer.route, status: answer.status, ms })
    if (isTold) tell(app, id, answer, ms)
  })
  if (isTold) beginTrace({ id, method: 'GET', headers }, send)
  else send()
}

function tell(app: FastifyInstance, reqId: string, answer: TracedAnswer, ms: number) {
  endTrace(reqId, answer)
  app.log.info({ reqId, method: 'GET', ...answer, ms: Math.round(ms * 10) / 10 }, 'answered')
}

export default fp(keptAddresses, { name: 'kept-addresses', dependencies: ['headers', 'metrics'] })
