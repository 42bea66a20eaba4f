import { setTimeout as pause } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { buildIndexesAhead } from './indexes-ahead.ts'
import { type Migration, migrationsFolder, pendingMigrations } from './pending-migrations.ts'

/** Any number will do, as long as every copy of the product uses the same. */
const LOCK = 72_616_301
const LOCK_RETRY_MS = 100
/** Milliseconds between two attempts to connect, and until the last attempt. */
const CONNECT = { firstPause: 250, longestPause: 5_000, giveUpAfter: 60_000 }

/** Codes of a database that is still starting, or whose name is not known yet; a wrong password is none of them. */
const STARTING = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', '57P03'])

/** Connects, and waits for a database that is still starting. */
async function connect(url: string): Promise<pg.Client> {
  const giveUpAt = Date.now() + CONNECT.giveUpAfter
  for (let pauseMs = CONNECT.firstPause; ; pauseMs = Math.min(pauseMs * 2, CONNECT.longestPause)) {
    const client = new pg.Client({ connectionString: url, application_name: 'arunika-migrate' })
    // A connection that is refused reports it twice.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
      if (!STARTING.has(String(code)) || Date.now() > giveUpAt) throw error
      await pause(pauseMs)
    }
  }
}

/**
 * Takes the lock by trying. A statement that waits for it would hold a snapshot, and an index that is built
 * concurrently waits for all snapshots: both would wait for each other.
 */
async function lock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK])
    if (rows[0]?.got) return
    await pause(LOCK_RETRY_MS)
  }
}

/** A migration that failed, in sentences for people. */
export class MigrationError extends Error {
  constructor(pending: readonly Migration[], { query, cause }: DrizzleQueryError) {
    const failed = pending.find(({ sql }) => sql.some((text) => text.trim() === query.trim()))
    super(
      `Migration ${failed?.tag ?? pending[0]?.tag} failed: ${cause?.message}\n` +
        'Tables and rows are unchanged: the version that ran before works with this database.',
      { cause },
    )
  }
}

/** Applies all pending migrations in one transaction. @throws MigrationError */
async function applyPending(client: pg.Client): Promise<void> {
  const { isNew, pending } = await pendingMigrations(client, migrationsFolder)
  try {
    if (!isNew) await buildIndexesAhead(client, pending)
    await applyMigrations(drizzle(client), { migrationsFolder })
  } catch (error) {
    throw error instanceof DrizzleQueryError ? new MigrationError(pending, error) : error
  }
}

/**
 * Brings the database to the newest schema and then runs `afterwards`, all under one lock:
 * of several processes that start at once the first does the work and the others wait.
 */
export async function migrateDatabase<T = void>(url: string, afterwards: () => Promise<T>): Promise<T> {
  const client = await connect(url)
  try {
    await lock(client)
    await applyPending(client)
    return await afterwards()
  } finally {
    // Ending the connection frees the lock.
    await client.end()
  }
}
