import { sql } from 'drizzle-orm'
import type { ResponseCache, Topic } from '../lib/response-cache.ts'
import type { Database, Executor } from './database.ts'
import type { SessionPart } from './session.ts'

const CHANNEL = 'arunika_changes'

/**
 * Tells every process about a change; PostgreSQL delivers it when the transaction commits.
 * @returns the id that the notification names as its sender
 */
export async function announceChange(executor: Executor, topic: Topic): Promise<number> {
  const { rows } = await executor.execute<{ backend: number }>(
    sql`select pg_backend_pid() as backend, pg_notify(${CHANNEL}, ${topic})`,
  )
  return rows[0]?.backend ?? 0
}

/**
 * Drops cached responses when another process announces a change. While the connection is lost nothing new is
 * cached, and once it is back everything is dropped, since announcements may have been missed.
 */
export const listenForChanges = (responseCache: ResponseCache): SessionPart => ({
  async begin(client) {
    client.on('notification', ({ payload, processId }) => {
      if (payload !== 'articles' && payload !== 'vacancies') return
      if (!responseCache.own.isOwn(processId, payload)) responseCache.drop(payload)
    })
    await client.query(`listen ${CHANNEL}`)
    responseCache.setConnected(true)
  },
  lost: () => responseCache.setConnected(false),
})

/** Runs the work in a transaction. After the commit, every process drops the responses that it changed. */
export async function change<T>(
  { db, responseCache }: { db: Database; responseCache: ResponseCache },
  topic: Topic,
  work: (transaction: Executor) => Promise<T>,
): Promise<T> {
  let backend: number | undefined
  try {
    return await db.transaction(async (transaction) => {
      const result = await work(transaction)
      backend = await announceChange(transaction, topic)
      responseCache.own.await(backend, topic)
      return result
    })
  } catch (error) {
    if (backend !== undefined) responseCache.own.giveUp(backend, topic)
    throw error
  } finally {
    // Also after an error: a connection that breaks during the commit leaves open whether it happened.
    responseCache.drop(topic)
    responseCache.changed(topic)
  }
}
