import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** The api answers with data and files only: nothing in an answer may load or run anything. */
async function headers(app: FastifyInstance) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Whoever ends TLS knows whether the whole host is on it.
    strictTransportSecurity: false,
  })
}

export default fp(headers, { name: 'headers' })
