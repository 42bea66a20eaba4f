import { setTimeout as delay } from 'node:timers/promises'
import { VERSION } from '@anyam/server/version'
import type { FastifyInstance } from 'fastify'

const PAUSE_MS = 250
const REQUEST_DEADLINE_MS = 5_000

interface ReadinessOptions {
  apiUrl: string
  isStopping: () => boolean
  /** True if an earlier process stored data of the api. */
  hasData: boolean
  /** Id of the live release set. */
  releaseSet: () => string
}

/**
 * Tells the load balancer whether to send visitors: not before the api has responded once, to this process or
 * an earlier one, because until then there is no data for pages. After that the shell stays ready with its
 * last good data.
 */
export function readiness(app: FastifyInstance, options: ReadinessOptions): void {
  const { apiUrl, isStopping, releaseSet } = options
  const closing = new AbortController()
  let hasSeenApi = options.hasData
  void untilApiResponds(apiUrl, closing.signal).then(
    () => {
      hasSeenApi = true
    },
    () => {},
  )
  app.addHook('preClose', async () => closing.abort())
  app.get('/health', async () => ({ version: VERSION }))
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const status = isStopping() ? 'closing' : hasSeenApi ? 'ready' : 'waiting for the api'
    return reply.code(status === 'ready' ? 200 : 503).send({ status, releaseSet: releaseSet() })
  })
}

/** Another implementation of the api may lack this path, so every response except a server error counts. */
async function untilApiResponds(apiUrl: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_DEADLINE_MS)])
    const response = await fetch(`${apiUrl}/health/ready`, { signal: bounded }).catch(() => undefined)
    await response?.body?.cancel()
    if (response && response.status < 500) return
    await delay(PAUSE_MS, undefined, { signal })
  }
}
