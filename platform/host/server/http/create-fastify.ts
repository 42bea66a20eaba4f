import type { Settings } from '@anyam/server/env'
import { refuseClient } from '@anyam/server/http'
import { requestIdOf } from '@anyam/server/metrics'
import { LOG_BASE } from '@anyam/server/version'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { type ErrorSite, refuseAddress } from './errors.ts'
import { FOR_DOCUMENTS, isDocument, plainHeaders } from './headers.ts'

/** Creates a server without routes. */
export function createFastify(
  { trustProxy }: Pick<Settings, 'trustProxy'>,
  site: ErrorSite,
): FastifyInstance {
  return Fastify({
    trustProxy,
    logger: { level: process.env.LOG_LEVEL || 'warn', base: LOG_BASE },
    // observe() logs one line per request instead of two, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdOf(headers),
    // Applies to silent connections; `proxies.ts` allows slow requests more time.
    connectionTimeout: 30_000,
    // On a slow connection, uploading the 75 MB of documents that pass through to the api may take minutes.
    requestTimeout: 900_000,
    keepAliveTimeout: 5_000,
    http: { headersTimeout: 15_000 },
    clientErrorHandler: refuseClient,
    frameworkErrors: refuseAddress(site),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // The signed address of a preview contains remote and build, of 60 characters each; Fastify's default
    // limit is 100.
    routerOptions: { maxParamLength: 200 },
  })
}

/** Adds the headers of every response. A server that is about to stop asks clients to connect elsewhere. */
export function commonHeaders(
  app: FastifyInstance,
  site: Pick<ErrorSite, 'publicUrl'>,
  isStopping: () => boolean,
): void {
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
