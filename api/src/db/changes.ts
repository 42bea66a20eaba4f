import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { ResponseCache, Topic } from '../lib/response-cache.ts'
import type { Database, Executor } from './database.ts'

const CHANNEL = 'arunika_changes'
const RECONNECT_PAUSE_MS = 250

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

export interface ChangeListener {
  close(): Promise<void>
}

/**
 * Drops cached responses when another process announces a change. While the connection is lost nothing new is
 * cached, and once it is back everything is dropped, since announcements may have been missed.
 */
export async function listenForChanges(url: string, responseCache: ResponseCache): Promise<ChangeListener> {
  let client: pg.Client | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'arunika-changes',
      keepAlive: true,
    })
    next.on('error', () => {})
    next.on('notification', ({ payload, processId }) => {
      if (payload !== 'articles' && payload !== 'vacancies') return
      if (!responseCache.own.isOwn(processId, payload)) responseCache.drop(payload)
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    if (closed) return next.end()
    client = next
    next.once('end', reconnect)
    responseCache.setConnected(true)
  }
  async function reconnect(): Promise<void> {
    responseCache.setConnected(false)
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_PAUSE_MS))
      const done = await connect().then(
        () => true,
        () => false,
      )
      if (done) return
    }
  }

  await connect()
  return {
    async close() {
      closed = true
      client?.removeListener('end', reconnect)
      await client?.end()
    },
  }
}

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
