import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Context } from '../context.ts'
import { countTry, networkOf } from '../lib/attempts.ts'
import { CodedError } from '../lib/errors.ts'
import { keyedHash } from '../lib/secrets.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts against the number of forms that one address may send in a minute. */
    limitedPost?: boolean
  }
}

const WINDOW_SECONDS = 60

/** Slows down who floods the forms that anybody may send, however many processes answer. */
async function postLimit(app: FastifyInstance, { db, secrets, settings }: Context) {
  const perMinute = settings.publicPostsPerMinute
  if (perMinute === 0) return
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.limitedPost) return
    const key = `post:${keyedHash(secrets.lookup, networkOf(request.ip))}`
    const { count, secondsLeft } = await countTry(db, key, WINDOW_SECONDS)
    if (count > perMinute) throw new CodedError('too_many_requests', { retryAfter: secondsLeft })
  })
}

export default fp(postLimit, { name: 'post-limit' })
