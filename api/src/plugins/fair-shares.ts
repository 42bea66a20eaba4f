import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { networkOf } from '../lib/attempts.ts'
import { inShareOf } from '../lib/share.ts'

/** Whom the work on a request's files is for: the account, or the address that the limits of forms count. */
const ownerOf = ({ session, ip }: FastifyRequest) =>
  session ? `account ${session.administratorId}` : networkOf(ip)

/** Checks of PDFs and pictures are shared among those who send them. */
async function fairShares(app: FastifyInstance) {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.method !== 'POST') return done()
    const leaving = new AbortController()
    reply.raw.once('close', () => leaving.abort())
    inShareOf({ owner: ownerOf(request), left: leaving.signal }, done)
  })
}

export default fp(fairShares, { name: 'fair-shares', dependencies: ['authentication'] })
