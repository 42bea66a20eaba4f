import type { Site } from '@arunika/contracts/site'
import type { Settings } from '@arunika/server/env'
import { refuseClient } from '@arunika/server/http'
import { requestIdOf } from '@arunika/server/metrics'
import { LOG_BASE } from '@arunika/server/version'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { refuseAddress } from './errors.ts'
import { FOR_DOCUMENTS, isDocument, plainHeaders } from './headers.ts'

/** A server without routes. */
export function createFastify({ trustProxy }: Pick<Settings, 'trustProxy'>, site: Site): FastifyInstance {
  return Fastify({
    trustProxy,
    logger: { level: process.env.LOG_LEVEL || 'warn', base: LOG_BASE },
    // observe() writes one line for each request instead of two, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdOf(headers),
    // Of a silent connection; `proxies.ts` waits longer for what takes longer.
    connectionTimeout: 30_000,
    // A slow link may need minutes for the 75 MB of documents that go through here to the api.
    requestTimeout: 900_000,
    keepAliveTimeout: 5_000,
    http: { headersTimeout: 15_000 },
    clientErrorHandler: refuseClient,
    frameworkErrors: refuseAddress(site),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // The signed address of a preview names remote and build, of 60 characters each. Fastify allows 100 in all.
    routerOptions: { maxParamLength: 200 },
  })
}

/** Headers of every response. A server that is about to end asks clients to connect elsewhere. */
export function commonHeaders(app: FastifyInstance, site: Site, isStopping: () => boolean): void {
  const plain = plainHeaders(site)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(isStopping() ? { ...plain, connection: 'close' } : plain)
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!isDocument(reply.getHeader('content-type')))
      for (const name of FOR_DOCUMENTS) reply.removeHeader(name)
    done(null, payload)
  })
}
