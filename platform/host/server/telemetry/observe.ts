import { isOperator, type Metrics } from '@anyam/server/metrics'
import { beginTrace, endTrace } from '@anyam/server/tracing'
import type { FastifyInstance } from 'fastify'

/** Counts requests, logs a line for each without address or body, and serves the metrics to operators. */
export function observe(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, _reply, done) => beginTrace(request, done))
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const served = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    metrics.observeRequest(served)
    endTrace(request.id, served)
    request.log.info(served, 'request completed')
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request.socket.remoteAddress, request.headers)) return reply.callNotFound()
    return reply.type(metrics.registry.contentType).send(await metrics.text())
  })
}
