import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { ApiSettings } from '../settings.ts'

/** What is asked for by its address alone may be opened as a page; a browser dresses up a picture by itself. */
export const FILE_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** The api answers with data: nothing in an answer may load or run anything. */
async function headers(app: FastifyInstance, { publicUrl }: Pick<ApiSettings, 'publicUrl'>) {
  await app.register(helmet, {
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
    // Pages and answers of one origin must say the same, and the pages are not the api's.
    originAgentCluster: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Only once visitors come by TLS: the promise holds for a year.
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: false,
    },
  })
}

export default fp(headers, { name: 'headers' })
