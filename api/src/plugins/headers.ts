import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import helmet from 'helmet'
import type { ApiSettings } from '../settings.ts'

/** Responses may be opened as pages; browsers add their own styles to a picture. */
export const FILE_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** Pages of other origins may read public responses; such requests carry no cookies. */
export const FOR_ANY_SITE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of every response except a 304. */
    plainHeaders: OutgoingHttpHeaders
  }
}

/** Headers of every response. The api only returns data, so responses may not load or run anything. */
function preparedHeaders({ publicUrl }: Pick<ApiSettings, 'publicUrl'>) {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const setAll = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
        sandbox: [],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // All responses of an origin must agree on this header, and the api does not serve the pages.
    originAgentCluster: false,
    // Current browsers ignore these headers.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Only if visitors use TLS, because browsers enforce it for a year.
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: false,
    },
  })
  // They are the same for every response, so they are created only once.
  setAll(request, response, () => {})
  return { ...response.getHeaders() }
}

async function headers(app: FastifyInstance, settings: Pick<ApiSettings, 'publicUrl'>) {
  const prepared = preparedHeaders(settings)
  app.decorate('plainHeaders', prepared)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(prepared)
    done()
  })
}

export default fp(headers, { name: 'headers' })
