import { CodedError } from '@anyam/server/errors'
import { namesOneHost } from '@anyam/server/http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { mapError } from '../lib/map-error.ts'

/** Gives every response other than 2xx the same shape: message, code and, for invalid fields, errors. */
async function errorHandler(app: FastifyInstance) {
  app.setErrorHandler((thrown, request, reply) => {
    const error = mapError(thrown)
    const { code, status } = error
    if (status >= 500) request.log.error({ err: thrown, code }, 'request failed')
    // A 401 without a session is an ordinary visitor.
    else if (status === 403 || (status === 401 && request.session)) {
      const [route, administrator] = [request.routeOptions.url, request.session?.administratorId]
      request.log.warn({ code, route, administrator }, 'call refused')
    }
    return sendError(error, reply)
  })

  app.addHook('onRequest', async (request) => {
    if (!namesOneHost(request.raw)) throw new CodedError('bad_request')
  })

  app.setNotFoundHandler(() => {
    throw new CodedError('not_found')
  })
}

export function sendError(error: CodedError, reply: FastifyReply) {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  else if (error.status === 503) reply.header('retry-after', 1)
  return (
    reply
      .code(error.status)
      // It describes the file or list that was about to be sent.
      .removeHeader('etag')
      .header('cache-control', 'no-store')
      .send(error.body)
  )
}

export default fp(errorHandler, { name: 'error-handler' })
