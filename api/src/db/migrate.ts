import { setTimeout as pause } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { buildIndexesAhead } from './indexes-ahead.ts'
import { type Migration, migrationsFolder, pendingMigrations } from './pending-migrations.ts'
import { assertNotTooOld, recordSchemaVersion } from './schema-version.ts'

/** Any number works as long as every copy of the product uses the same. */
const LOCK = 72_616_301
const LOCK_RETRY_MS = 100
/** Milliseconds: first and longest pause between attempts to connect, and the total before giving up. */
const CONNECT = { firstPause: 250, longestPause: 5_000, giveUpAfter: 60_000 }

/**
 * Codes of a database that is still starting or whose name does not resolve yet; a wrong password is not among them.
 */
const STARTING = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', '57P03'])

/** Connects, waiting for a database that is still starting. */
async function connect(url: string): Promise<pg.Client> {
  const giveUpAt = Date.now() + CONNECT.giveUpAfter
  for (let pauseMs = CONNECT.firstPause; ; pauseMs = Math.min(pauseMs * 2, CONNECT.longestPause)) {
    const client = new pg.Client({ connectionString: url, application_name: 'arunika-migrate' })
    // pg reports a refused connection twice.
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
 * Polls for the lock. A statement that waits for it would hold a snapshot, and a concurrent index build waits for all
 * snapshots, so the two would deadlock.
 */
async function lock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK])
    if (rows[0]?.got) return
    await pause(LOCK_RETRY_MS)
  }
}

/** A failed migration, described in sentences for people. */
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

/** Articles per transaction. */
const TEXTS_AT_ONCE = 200

/** Writes the searched texts of older articles, in parts, because running apis write articles meanwhile. */
async function writeOlderArticleTexts(client: pg.Client): Promise<void> {
  let after: number | undefined = 0
  while (after !== undefined) {
    const { rows }: pg.QueryResult<{ last: number | null }> = await client.query(
      'select write_older_article_texts($1, $2) as last',
      [after, TEXTS_AT_ONCE],
    )
    after = rows[0]?.last ?? undefined
  }
}

/** Applications per transaction. */
const PEOPLE_AT_ONCE = 200

/** Assigns older applications to people, in parts, because running apis change applications meanwhile. */
async function assignOlderPeople(client: pg.Client): Promise<void> {
  let count = PEOPLE_AT_ONCE
  while (count > 0) {
    const { rows } = await client.query<{ count: number }>('select assign_older_people($1) as count', [
      PEOPLE_AT_ONCE,
    ])
    count = rows[0]?.count ?? 0
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
 * Migrates the database to the newest schema, then runs `afterwards`, both under one lock. If several processes start
 * at once, the first does the work and the others wait.
 * @param beforehand throws if nothing may change
 * @throws TooOldError, MigrationError
 */
export async function migrateDatabase<T = void>(
  url: string,
  afterwards: () => Promise<T>,
  beforehand = async () => {},
): Promise<T> {
  const client = await connect(url)
  try {
    await lock(client)
    await assertNotTooOld(client)
    await beforehand()
    await applyPending(client)
    await writeOlderArticleTexts(client)
    await assignOlderPeople(client)
    await recordSchemaVersion(client)
    return await afterwards()
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}
