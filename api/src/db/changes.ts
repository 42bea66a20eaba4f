import { sql } from 'drizzle-orm'
import { type ResponseCache, TOPICS, type Topic } from '../lib/response-cache.ts'
import type { Database, Executor } from './database.ts'
import type { SessionPart } from './session.ts'

const CHANNEL = 'arunika_changes'
/** PostgreSQL limits a notification to 8,000 bytes. */
const MAX_NAMED = 500
const NAMED = new RegExp(`^(${TOPICS.join('|')})(?::([\\d,]*))?$`)

/** Processes of the previous version understand only the second payload and drop the whole topic. */
const payloadsOf = (topic: Topic, changed: readonly number[] | undefined) =>
  changed && changed.length <= MAX_NAMED ? [`${topic}:${changed}`, topic] : [topic]

async function notify(executor: Executor, payloads: readonly string[]): Promise<number> {
  let sender = 0
  for (const payload of payloads) {
    const { rows } = await executor.execute<{ backend: number }>(
      sql`select pg_backend_pid() as backend, pg_notify(${CHANNEL}, ${payload})`,
    )
    sender = rows[0]?.backend ?? sender
  }
  return sender
}

/**
 * Announces a change to every process; PostgreSQL delivers it when the transaction commits.
 * @param changed as for `ResponseCache.drop`
 */
export const announceChange = (executor: Executor, topic: Topic, changed?: readonly number[]) =>
  notify(executor, payloadsOf(topic, changed))

/**
 * Drops cached responses when another process announces a change. While the connection is lost nothing new is cached,
 * and a reconnect drops everything, since announcements may have been missed.
 */
export const listenForChanges = (responseCache: ResponseCache): SessionPart => ({
  async begin(client) {
    client.on('notification', ({ payload = '', processId }) => {
      const [, topic, ids] = NAMED.exec(payload) ?? []
      if (!topic || responseCache.own.isOwn(processId, payload)) return
      // The next notification belongs to the same change.
      if (ids !== undefined) responseCache.own.await(processId, topic)
      responseCache.drop(topic as Topic, ids?.split(',').filter(Boolean).map(Number))
    })
    await client.query(`listen ${CHANNEL}`)
    responseCache.setConnected(true)
  },
  lost: () => responseCache.setConnected(false),
})

/** Limits a change to these entries of its topic; as for `ResponseCache.drop`. */
export type NameChanged = (ids: readonly number[]) => void

/** Runs the work in a transaction. After the commit, every process drops the responses affected by it. */
export async function change<T>(
  { db, responseCache }: { db: Database; responseCache: ResponseCache },
  topic: Topic | readonly Topic[],
  work: (transaction: Executor, only: NameChanged) => Promise<T>,
): Promise<T> {
  const topics = [topic].flat()
  const awaited: [backend: number, payload: string][] = []
  let changed: readonly number[] | undefined
  let isCommitting = false
  try {
    return await db.transaction(async (transaction) => {
      const result = await work(transaction, (ids) => {
        changed = ids
      })
      for (const payload of topics.flatMap((each) => payloadsOf(each, changed))) {
        const sender = await notify(transaction, [payload])
        responseCache.own.await(sender, payload)
        awaited.push([sender, payload])
      }
      isCommitting = true
      return result
    })
  } catch (error) {
    for (const [sender, payload] of awaited) responseCache.own.giveUp(sender, payload)
    throw error
  } finally {
    // Also after an error, because a connection that breaks during the commit leaves the outcome unknown.
    if (isCommitting)
      for (const each of topics) {
        responseCache.drop(each, changed)
        responseCache.changed(each)
      }
  }
}
