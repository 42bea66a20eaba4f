import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { HEARTBEAT_INTERVAL, VERSIONS_PATH } from '@anyam/protocol/version-stream'
import { CodedError } from '@anyam/server/errors'
import { traceHeaders } from '@anyam/server/tracing'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wantsHtml } from './errors.ts'

/** Changes that a site makes to requests for its api and to the responses. */
export interface ApiAdapter {
  /** Answers a browser's GET in place of the api. */
  respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>
  /** Answers or refuses what the api would not know of what browsers send. */
  refuse(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>
  /** Forwards the api's answer to a browser's GET. */
  receive(request: Received, reply: FastifyReply, stream: Readable): Promise<void>
  /** Forwards the api's answer to what a browser sent. */
  receiveSent(request: Received, reply: FastifyReply, stream: Readable): Promise<void>
}

type Received = Pick<FastifyRequest, 'url' | 'method'>

/** Readers wait at most three seconds, including the second and third attempt. Milliseconds. */
const READ = { connect: { timeout: 1_000 }, headersTimeout: 2_000, bodyTimeout: 3_000 }
const READ_PAUSES_MS = [100, 300]
/** The api checks and re-encodes documents of up to 75 MB before it responds; nothing is sent twice. */
const SEND = { connect: { timeout: 1_000 }, headersTimeout: 60_000, bodyTimeout: 3_000 }

const READS = ['GET', 'HEAD']
const SENDS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Failures that occur immediately and certainly before a response. */
const isShort = (error: NodeJS.ErrnoException | undefined) =>
  ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(error?.code ?? '')

/** Hop-by-hop headers (RFC 9110, 7.6.1), and `Expect`, which the shell has already answered. */
const OF_THE_CONNECTION = [
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect'],
  ...['proxy-authenticate', 'proxy-authorization', 'http2-settings'],
]

type Headers = Record<string, string | string[] | undefined>

/** Removes hop-by-hop headers, including those that the sender lists in `Connection`. */
function forOtherConnection<ProxyRequest extends Headers>(headers: ProxyRequest): ProxyRequest {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !NEVER_DROPPED.includes(name))
  const dropped = [...OF_THE_CONNECTION, ...named]
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !dropped.includes(name)),
  ) as ProxyRequest
}

/** A sender that lists one of these in `Connection` wants the two servers to interpret its request differently. */
const NEVER_DROPPED = ['content-length', 'transfer-encoding', 'host', 'authorization', 'x-forwarded-for']

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>

/** Forwards the client's address and host, because the api's only direct client is the shell. */
const rewriteRequestHeaders: ReplyOptions['rewriteRequestHeaders'] = (request, headers) => ({
  ...forOtherConnection(headers),
  ...traceHeaders(request.id),
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
})

/** The api's hop-by-hop headers are not meant for the visitor. */
const rewriteHeaders: ReplyOptions['rewriteHeaders'] = (headers) => forOtherConnection(headers)

const onError: NonNullable<ReplyOptions['onError']> = (reply) => {
  const error = new CodedError('unavailable')
  if (wantsHtml(reply.request)) return reply.send(error)
  reply.code(error.status).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send(error.body)
}

/** Milliseconds for the body after late headers. */
const MARGIN = 5_000

/** Extends the timeout of the connection, which is silent while its request is processed. */
function wait({ headersTimeout }: typeof SEND, { raw }: FastifyRequest): void {
  // A request that a test injects has no connection.
  raw.socket.setTimeout?.(headersTimeout + MARGIN)
}

/** Uploads of teams are streamed; a file takes as long as its connection needs. */
const RELEASE = { connect: { timeout: 1_000 }, headersTimeout: 300_000, bodyTimeout: 30_000 }

/** Proxies external teams to the registry. Their client retries failed requests itself. */
export async function registryProxy(app: FastifyInstance, upstream?: string): Promise<void> {
  if (!upstream) {
    // Without a registry these addresses are not pages: a program would take a redirect for a response.
    app.all('/registry/*', () => Promise.reject(new CodedError('not_found')))
    return
  }
  await app.register(httpProxy, {
    upstream,
    prefix: '/registry',
    rewritePrefix: '/registry',
    httpMethods: [...READS, ...SENDS],
    undici: RELEASE,
    preHandler: async (request) => wait(RELEASE, request),
    replyOptions: { rewriteRequestHeaders, rewriteHeaders, onError, retryDelay: () => null },
  })
}

/** Longer silence means that the api is unreachable. */
const STREAM = { connect: { timeout: 1_000 }, headersTimeout: 2_000, bodyTimeout: 3 * HEARTBEAT_INTERVAL }

/**
 * Proxies the version stream, if there is one; each message is forwarded as it arrives.
 * @param limit maximum number of connections
 * @returns a function that returns the number of connections
 */
export async function streamProxy(app: FastifyInstance, upstream: string, limit: number) {
  const open = new Set<ServerResponse>()
  if (limit > 0) {
    await app.register(httpProxy, {
      upstream,
      prefix: VERSIONS_PATH,
      rewritePrefix: VERSIONS_PATH,
      httpMethods: ['GET'],
      undici: { ...STREAM, connections: limit },
      preHandler(_request, { raw }, done) {
        if (open.size >= limit) return done(new CodedError('too_many_requests'))
        open.add(raw)
        raw.once('close', () => open.delete(raw))
        done()
      },
      replyOptions: { rewriteRequestHeaders, rewriteHeaders, onError, retryDelay: () => null },
    })
    // Closes connections so that browsers connect elsewhere instead of delaying this server's shutdown.
    app.addHook('preClose', async () => {
      for (const response of open) response.destroy()
    })
  }
  return () => open.size
}

/** Forwards a response that the adapter reads. One that breaks off is a failure. */
const forwardedBy =
  (receive: ApiAdapter['receive']): ReplyOptions['onResponse'] =>
  (request, reply, received) => {
    const { stream } = received as unknown as { stream: Readable }
    receive(request as FastifyRequest, reply as FastifyReply, stream).catch((error) =>
      onError(reply as never, { error }),
    )
  }

/** Proxies the api. Reads are retried after short failures; writes are sent once. */
export async function proxies(app: FastifyInstance, upstream: string, adapter?: ApiAdapter): Promise<void> {
  for (const prefix of ['/api', '/uploads']) {
    const api = prefix === '/api' ? adapter : undefined
    const shared = { upstream, prefix, rewritePrefix: prefix }
    const reply = { rewriteRequestHeaders, rewriteHeaders, onError }
    await app.register(httpProxy, {
      ...shared,
      httpMethods: READS,
      undici: READ,
      ...(api && { preHandler: async (request, response) => api.respond(request, response) }),
      replyOptions: {
        ...reply,
        retryDelay: ({ err, attempt }) => (isShort(err) ? (READ_PAUSES_MS[attempt] ?? null) : null),
        ...(api && { onResponse: forwardedBy(api.receive) }),
      },
    })
    await app.register(httpProxy, {
      ...shared,
      httpMethods: SENDS,
      undici: SEND,
      async preHandler(request, response) {
        wait(SEND, request)
        return api?.refuse(request, response)
      },
      replyOptions: {
        ...reply,
        retryDelay: () => null,
        ...(api && { onResponse: forwardedBy(api.receiveSent) }),
      },
    })
  }
}
