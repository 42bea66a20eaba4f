import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

export interface ShutdownOptions {
  isStopping: () => boolean
}

/** Closes the connection after every response during shutdown. */
async function shutdown(app: FastifyInstance, { isStopping }: ShutdownOptions) {
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done()
  })
}

export default fp(shutdown, { name: 'shutdown' })
