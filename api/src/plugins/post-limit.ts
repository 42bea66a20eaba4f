import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { CodedError } from '../lib/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts against the number of forms that one address may send in a minute. */
    limitedPost?: boolean
  }
}

export interface PostLimitOptions {
  /** 0 for no limit. */
  perMinute: number
}

/** Slows down who floods the forms that anybody may send. */
async function postLimit(app: FastifyInstance, { perMinute }: PostLimitOptions) {
  if (perMinute === 0) return
  // Before the library's own hook of this kind, which reads what this one sets.
  app.addHook('onRoute', (route) => {
    if (!route.config?.limitedPost) return
    route.config.rateLimit = {
      max: perMinute,
      timeWindow: 60_000,
      groupId: 'posts',
      errorResponseBuilder: (_request, context) =>
        new CodedError('too_many_requests', { retryAfter: Math.ceil(context.ttl / 1000) }),
    }
  })
  await app.register(rateLimit, { global: false })
}

export default fp(postLimit, { name: 'post-limit' })
