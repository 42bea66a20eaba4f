import { PostError, postJson, signedHeaders } from '@anyam/server/webhooks'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import { pauseAfter, startQueueWorker } from '../../lib/queue-worker.ts'
import type { WebhookSettings } from '../../settings.ts'
import {
  checkPublications,
  claimWebhook,
  deleteWebhook,
  postponeWebhook,
  type Webhook,
} from './repository.ts'

/** About a day and a half. */
const MAX_ATTEMPTS = 45

/** Tells the receiver of the settings which articles appear, change and disappear. */
export function startPublicationWorker(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  log: FastifyBaseLogger,
) {
  const { publicationWebhook: target, publicUrl } = settings

  /** @returns false if the receiver did not accept it */
  async function deliver({ url, secret }: WebhookSettings, { id, body, attempts }: Webhook) {
    const text = JSON.stringify(body)
    const known = { webhook: id, event: body.event, article: body.id, attempts }
    try {
      await postJson(url, text, { 'user-agent': 'arunika', ...signedHeaders(secret, id, text) })
    } catch (error) {
      if (!(error instanceof PostError)) throw error
      const isLost = attempts >= MAX_ATTEMPTS
      log.warn({ ...known, reason: error.message }, isLost ? 'webhook given up' : 'webhook not accepted yet')
      if (isLost) await deleteWebhook(db, id)
      else await postponeWebhook(db, id, pauseAfter(attempts), error.message)
      return isLost
    }
    await deleteWebhook(db, id)
    return true
  }

  return startQueueWorker(
    async () => {
      // Without a receiver the state is kept up to date, so that a new one hears only of what happens from then on.
      if (await checkPublications(db, publicUrl, target !== undefined)) return true
      const webhook = target && (await claimWebhook(db))
      return webhook !== undefined && deliver(target as WebhookSettings, webhook)
    },
    'webhooks',
    log,
  )
}
