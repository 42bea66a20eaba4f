import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { HEARTBEAT_INTERVAL, VERSIONS_PATH } from '@arunika/contracts'
import { CodedError } from '@arunika/server/errors'
import { JSON_TYPE } from '@arunika/server/http'
import { traceHeaders } from '@arunika/server/tracing'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Wire } from '../wire/open-wire.ts'

/** Readers wait three seconds at most, including the second and third attempt. Milliseconds. */
const READ = { connect: { timeout: 1_000 }, headersTimeout: 2_000, bodyTimeout: 3_000 }
const READ_PAUSES_MS = [100, 300]
/** Documents of 75 MB are checked and re-encoded before the response; nothing is sent twice. */
const SEND = { connect: { timeout: 1_000 }, headersTimeout: 60_000, bodyTimeout: 3_000 }

const READS = ['GET', 'HEAD']
const SENDS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Failures that are immediate and certainly happened before a response. */
const isShort = (error: NodeJS.ErrnoException | undefined) =>
  ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(error?.code ?? '')

/** RFC 9110, 7.6.1: what concerns one connection alone, and what the shell has already agreed to (`Expect`). */
const OF_THE_CONNECTION = [
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect'],
  ...['proxy-authenticate', 'proxy-authorization', 'http2-settings'],
]

type Headers = Record<string, string | string[] | undefined>

/** Headers without those of the connection, which a sender may also name itself in `Connection`. */
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

/** A sender that names one of these wants the two servers to read its request differently. */
const NEVER_DROPPED = ['content-length', 'transfer-encoding', 'host', 'authorization', 'x-forwarded-for']

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>

/** Tells the api who is asking, and at which address: the shell is its only client. */
const rewriteRequestHeaders: ReplyOptions['rewriteRequestHeaders'] = (request, headers) => ({
  ...forOtherConnection(headers),
  ...traceHeaders(request.id),
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
})

/** What the api says of its own connection is not for the visitor's. */
const rewriteHeaders: ReplyOptions['rewriteHeaders'] = (headers) => forOtherConnection(headers)

const onError: ReplyOptions['onError'] = (reply) => {
  const { status, body } = new CodedError('unavailable')
  reply.code(status).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send(body)
}

/** Milliseconds for the body that follows late headers. */
const MARGIN = 5_000

/** Keeps a connection, which is silent while its request is worked on, as long as the response may take. */
function wait({ headersTimeout }: typeof SEND, { raw }: FastifyRequest): void {
  // A request that a test injects has no connection.
  raw.socket.setTimeout?.(headersTimeout + MARGIN)
}

/** What a team sends to the registry is streamed: a file takes as long as its connection needs. */
const RELEASE = { connect: { timeout: 1_000 }, headersTimeout: 300_000, bodyTimeout: 30_000 }

/** The way to the registry, as a team outside takes it. Its own client repeats what did not arrive. */
export async function registryProxy(app: FastifyInstance, upstream?: string): Promise<void> {
  if (!upstream) {
    // Without a registry these are no pages: a program would take a redirect for a response.
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

/** Longer silence means that the api is gone. */
const STREAM = { connect: { timeout: 1_000 }, headersTimeout: 2_000, bodyTimeout: 3 * HEARTBEAT_INTERVAL }

/**
 * The way to the version stream, if there is one: each message is handed on as it comes.
 * @param limit most connections
 * @returns how many there are
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
    // Browsers connect elsewhere, instead of holding up the end of this server.
    app.addHook('preClose', async () => {
      for (const response of open) response.destroy()
    })
  }
  return () => open.size
}

/** The way to the api. What is read is tried again after short failures; what is sent goes once. */
export async function proxies(app: FastifyInstance, upstream: string, wire?: Wire): Promise<void> {
  for (const prefix of ['/api', '/uploads']) {
    const api = prefix === '/api' ? wire : undefined
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
        ...(api && {
          onResponse: (_request, response, received) => handOn(api, response as FastifyReply, received),
        }),
      },
    })
  }
}

/** Hands on the api's answer to what was sent, read if the api is not the product's own. */
async function handOn(wire: Wire, reply: FastifyReply, received: unknown) {
  const { stream } = received as { stream: Readable }
  if (!(await wire.isSpecified())) return reply.send(stream)
  const body = wire.readSent(reply.statusCode, await text(stream))
  return reply.removeHeader('content-length').header('content-type', JSON_TYPE).send(body)
}
