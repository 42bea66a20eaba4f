import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Context } from '../context.ts'
import { countTry, networkOf } from '../lib/attempts.ts'
import { keyedHash } from '../lib/secrets.ts'
import { inMinutes } from '../lib/time-left.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts towards the address's limit per minute; a form also counts towards the limit per hour. */
    limitedPost?: 'login' | 'form'
  }
}

const MINUTE = 60
const HOUR = 3_600

/** Limits floods of public forms, across all processes. */
async function postLimit(app: FastifyInstance, { db, secrets, settings }: Context) {
  const keyOf = (kind: string, { ip }: FastifyRequest) =>
    `${kind}:${keyedHash(secrets.lookup, networkOf(ip))}`

  async function countInMinute(request: FastifyRequest) {
    const { count, secondsLeft } = await countTry(db, keyOf('post', request), MINUTE)
    if (count > settings.publicPostsPerMinute)
      throw new CodedError('too_many_requests', { retryAfter: secondsLeft })
  }

  async function countInHour(request: FastifyRequest) {
    const { count, secondsLeft } = await countTry(db, keyOf('form', request), HOUR)
    if (count <= settings.budgets.formsPerHour) return
    throw new CodedError('too_many_requests', {
      message: `Too many forms have been sent from your network in the last hour. Please try again ${inMinutes(secondsLeft)}.`,
      retryAfter: secondsLeft,
    })
  }

  // Only on these routes, because the others serve thousands of requests a second.
  app.addHook('onRoute', (route) => {
    const kind = route.config?.limitedPost
    if (!kind) return
    route.onRequest = [
      ...(settings.publicPostsPerMinute > 0 ? [countInMinute] : []),
      ...(kind === 'form' && settings.budgets.formsPerHour > 0 ? [countInHour] : []),
      ...[route.onRequest ?? []].flat(),
    ]
  })
}

export default fp(postLimit, { name: 'post-limit' })
