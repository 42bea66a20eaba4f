import { CodedError } from '@anyam/server/errors'
import { refuseClient } from '@anyam/server/http'
import { requestIdOf } from '@anyam/server/metrics'
import { LOG_BASE, VERSION } from '@anyam/server/version'
import Fastify, { type FastifyInstance } from 'fastify'
import { UPLOAD_LIMITS } from './build-upload.ts'
import { commandRoutes } from './command-routes.ts'
import { contextOf, type RegistryOptions } from './context.ts'
import { exchangeRoutes } from './exchange-routes.ts'
import { guardCalls } from './guard.ts'
import { policyRoutes } from './policy-routes.ts'
import { readRoutes } from './read-routes.ts'
import { refusalFor } from './refusal.ts'
import { teamRoutes } from './team-routes.ts'
import { tokenRoutes } from './token-routes.ts'
import { uploadRoutes } from './upload-routes.ts'
import { workingCopyRoutes } from './working-copy-routes.ts'

const PREFIX = '/registry'

const ROUTES = [
  readRoutes,
  uploadRoutes,
  commandRoutes,
  tokenRoutes,
  exchangeRoutes,
  teamRoutes,
  policyRoutes,
  workingCopyRoutes,
]

/**
 * Creates the registry, through which teams, administrators and shells change the release store. It does not
 * listen yet.
 */
export function createRegistry(options: RegistryOptions): FastifyInstance {
  const app = Fastify({
    logger: { level: options.level ?? 'warn', base: LOG_BASE },
    genReqId: ({ headers }) => requestIdOf(headers),
    bodyLimit: UPLOAD_LIMITS.manifestBytes,
    requestTimeout: 300_000,
    clientErrorHandler: refuseClient,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  const context = contextOf(options, (text) => app.log.error(text))
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const known = refusalFor(error)
    if (known.status >= 500) request.log.error(error)
    return reply.code(known.status).send(known.body)
  })
  app.setNotFoundHandler(() => {
    throw new CodedError('not_found')
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.addHook('onReady', async () => {
    await context.records.sync()
    await context.policy.start()
  })
  app.addHook('onClose', async () => {
    await context.jobs.close()
    await context.notifier.close()
    context.records.close()
    await context.auditLog.close()
  })

  app.get('/health', () => ({ version: VERSION }))
  app.get('/health/live', () => ({ status: 'live' }))
  app.get('/health/ready', () => ({ status: 'ready' }))
  app.register(
    async (scope) => {
      guardCalls(scope, context, PREFIX)
      for (const routes of ROUTES) scope.register(async (own) => routes(own, context))
    },
    { prefix: PREFIX },
  )
  return app
}
