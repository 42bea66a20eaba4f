import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiSettings } from '../settings.ts'
import type { Topic } from './response-cache.ts'

/** The cache tag of all responses about a topic (`Cache-Tag`). */
const TAGS: Record<Topic, string> = { articles: 'articles', vacancies: 'job-vacancies', site: 'site' }
const DEADLINE_MS = 5_000
/** Milliseconds before each retry. After the last one, cached responses expire within seconds anyway. */
const PAUSES = [500, 3_000]

/**
 * Purges a changed topic from a CDN: `POST PURGE_URL {"tags":[…]}` with the token as bearer. It does not delay the
 * change, and logs an unreachable CDN.
 */
export function createPurger(
  { purgeUrl, purgeToken }: Pick<ApiSettings, 'purgeUrl' | 'purgeToken'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): (topic: Topic) => Promise<void> {
  if (!purgeUrl) return async () => {}
  const headers = {
    'content-type': 'application/json',
    ...(purgeToken && { authorization: `Bearer ${purgeToken}` }),
  }
  const ask = async (body: string) => {
    const signal = AbortSignal.timeout(DEADLINE_MS)
    const response = await fetch(purgeUrl, { method: 'POST', headers, body, signal })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The CDN responds with ${response.status}.`)
  }
  return async (topic) => {
    const body = JSON.stringify({ tags: [TAGS[topic]] })
    for (const pause of [...PAUSES, undefined]) {
      try {
        return await ask(body)
      } catch (err) {
        if (pause === undefined) log.warn({ err, topic }, 'The CDN was not purged')
        else await delay(pause, undefined, { ref: false })
      }
    }
  }
}
