import type { FastifyInstance, FastifyRequest } from 'fastify'
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
  async function count({ ip }: FastifyRequest) {
    const key = `post:${keyedHash(secrets.lookup, networkOf(ip))}`
    const { count, secondsLeft } = await countTry(db, key, WINDOW_SECONDS)
    if (count > perMinute) throw new CodedError('too_many_requests', { retryAfter: secondsLeft })
  }
  // On these routes alone: the others are answered thousands of times a second.
  app.addHook('onRoute', (route) => {
    if (route.config?.limitedPost) route.onRequest = [count, ...[route.onRequest ?? []].flat()]
  })
}

export default fp(postLimit, { name: 'post-limit' })
