import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { KeptAnswers } from '../lib/kept-answers.ts'
import { sendKept } from '../lib/send-kept.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where what is answered may be told to anybody, and only there. */
    kept?: KeptAnswers
  }
}

/**
 * For public routes alone: an address whose answer is kept is answered at once, before anything else looks at the
 * request; its query is read the first time only.
 */
async function keptAddresses(app: FastifyInstance, { kept }: { kept: KeptAnswers }) {
  app.decorate('kept', kept)
  app.addHook('onRequest', (request, reply, done) => {
    const answer = request.method === 'GET' ? kept.at(request.url) : undefined
    if (answer) sendKept(request, reply, answer)
    else done()
  })
}

export default fp(keptAddresses, { name: 'kept-addresses' })
