import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Logs one line per request with the route pattern; URLs and bodies may hold personal data. */
async function requestLog(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request completed',
    )
    done()
  })
}

export default fp(requestLog, { name: 'request-log' })
