import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { networkOf } from '../lib/attempts.ts'
import { inShareOf } from '../lib/share.ts'

/** The owner of work on a request's files: the account, or the address that form limits use. */
const ownerOf = ({ session, ip }: FastifyRequest) =>
  session ? `account ${session.administratorId}` : networkOf(ip)

/** Shares checks of PDFs and pictures fairly between senders. */
async function fairShares(app: FastifyInstance) {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.method !== 'POST') return done()
    const leaving = new AbortController()
    reply.raw.once('close', () => leaving.abort())
    inShareOf({ owner: ownerOf(request), left: leaving.signal }, done)
  })
}

export default fp(fairShares, { name: 'fair-shares', dependencies: ['authentication'] })
