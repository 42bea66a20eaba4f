import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

export interface ShutdownOptions {
  isStopping: () => boolean
}

/** While the process is ending, every answer asks its client to come back on a new connection. */
async function shutdown(app: FastifyInstance, { isStopping }: ShutdownOptions) {
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done()
  })
}

export default fp(shutdown, { name: 'shutdown' })
