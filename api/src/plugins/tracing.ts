import { beginTrace, endTrace } from '@anyam/server/tracing'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Describes each request in its trace, if traces are collected. */
async function tracing(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => beginTrace(request, done))
  app.addHook('onResponse', async (request, reply) => {
    endTrace(request.id, { route: request.routeOptions.url ?? 'unknown', status: reply.statusCode })
  })
}

export default fp(tracing, { name: 'tracing' })
