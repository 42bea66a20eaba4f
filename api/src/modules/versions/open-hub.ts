import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import type { Topic } from '../../lib/response-cache.ts'
import { createPublicationClock } from '../articles/publication-clock.ts'
import { VersionHub } from './hub.ts'
import { createVersionTokens, type VersionTokens } from './version-tokens.ts'

/** Lists by their path below `/api/`, each with the topic of its data. */
export const LISTS: Record<string, Topic> = { articles: 'articles', 'job-vacancies': 'vacancies' }

export interface VersionStream {
  hub: VersionHub
  tokens: VersionTokens
}

type HubContext = Pick<Context, 'db' | 'settings' | 'secrets' | 'responseCache'>

/** Follows drops of the response cache, caused by this process or others. Undefined if the setting disables it. */
export function openVersionStream(context: HubContext, log: FastifyBaseLogger): VersionStream | undefined {
  const { settings, secrets, responseCache } = context
  const limit = settings.versionStreamConnections
  if (limit === 0) return undefined
  const tokens = createVersionTokens(secrets.version)
  const hub = new VersionHub({ limit, lists: Object.keys(LISTS), issue: tokens.issue })
  // Browsers do not poll, so no list request would set the clock for the next scheduled article.
  const clock = createPublicationClock(context)
  responseCache.dropped = (topic) => {
    for (const [list, of] of Object.entries(LISTS)) if (of === topic) hub.changed(list)
    if (topic === 'articles')
      clock.set(context.db).catch((err: unknown) => log.warn({ err }, 'The next publication is not known'))
  }
  responseCache.connectionChanged = (connected) => hub.setConnected(connected)
  return { hub, tokens }
}
