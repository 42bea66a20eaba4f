import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { KeptAnswers, Topic } from '../lib/kept-answers.ts'
import type { Database, Executor } from './database.ts'

const CHANNEL = 'arunika_changes'
const RECONNECT_PAUSE_MS = 250

/** Tells every process about a change; PostgreSQL delivers it when the transaction commits. */
export async function announceChange(executor: Executor, topic: Topic): Promise<void> {
  await executor.execute(sql`select pg_notify(${CHANNEL}, ${topic})`)
}

export interface ChangeListener {
  close(): Promise<void>
}

/**
 * Drops kept answers when another process announces a change. While the connection is lost nothing
 * new is trusted, and once it is back everything is dropped, since announcements may have been missed.
 */
export async function listenForChanges(url: string, kept: KeptAnswers): Promise<ChangeListener> {
  let client: pg.Client | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'arunika-changes',
      keepAlive: true,
    })
    next.on('error', () => {})
    next.on('notification', ({ payload }) => {
      if (payload === 'articles' || payload === 'vacancies') kept.drop(payload)
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    if (closed) return next.end()
    client = next
    next.once('end', reconnect)
    kept.setConnected(true)
  }
  async function reconnect(): Promise<void> {
    kept.setConnected(false)
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

/** Runs the work in a transaction and, once it is committed, has every process forget what it changed. */
export async function change<T>(
  { db, kept }: { db: Database; kept: KeptAnswers },
  topic: Topic,
  work: (transaction: Executor) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (transaction) => {
      const result = await work(transaction)
      await announceChange(transaction, topic)
      return result
    })
  } finally {
    // Also after an error: a connection that breaks during the commit leaves open whether it happened.
    kept.drop(topic)
  }
}
