import { createMetrics, isOperator, type Metrics } from '@arunika/shared/metrics'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { CodedError } from '../lib/errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request. */
    answered: Metrics['answered']
  }
}

/** Counts requests, and tells operators, who come from an own network and through no proxy. */
async function metrics(app: FastifyInstance) {
  const { registry, answered, text } = createMetrics('api')
  app.decorate('answered', answered)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    answered({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime })
    done()
  })
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!isOperator(request.socket.remoteAddress, request.headers)) throw new CodedError('not_found')
    return reply.type(registry.contentType).send(await text())
  })
}

export default fp(metrics, { name: 'metrics' })
