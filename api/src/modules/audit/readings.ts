import { LRUCache } from 'lru-cache'
import type { Context } from '../../context.ts'
import { countTry } from '../../lib/attempts.ts'
import { createAlerts } from '../auth/alerts.ts'
import type { Session } from '../auth/sessions.ts'
import { type Deed, record } from './repository.ts'

const HOUR_MS = 3_600_000
/** Recorded readings to remember, because an open screen sends a request every ten seconds. */
const REMEMBERED = 20_000
/**
 * Number of applications read by one person in an hour that counts as unusual; a hundred in twenty minutes is quick
 * work.
 */
const UNUSUAL = 400

export type Reader = Pick<Session, 'administratorId'>

/** Records in the audit log who reads applicants' data, once per hour for each reader and subject. */
export function createReadings(context: Context) {
  const { db } = context
  const alerts = createAlerts(context)
  const recorded = new LRUCache<string, true>({ max: REMEMBERED, ttl: HOUR_MS })

  /** @param amount number of applications read */
  return async (by: Reader, deed: Omit<Deed, 'action'>, amount = 1) => {
    const key = JSON.stringify([by.administratorId, deed.subject, deed.subjectId, deed.title])
    if (recorded.has(key)) return
    await db.transaction(async (transaction) => {
      await record(transaction, by, { action: 'read', ...deed })
      const { count } = await countTry(transaction, `read:${by.administratorId}`, HOUR_MS / 1000, amount)
      if (count >= UNUSUAL && count - amount < UNUSUAL)
        await alerts.manyRead(transaction, by.administratorId, count)
    })
    recorded.set(key, true)
  }
}
