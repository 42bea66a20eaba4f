import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'

const INDEX = /^CREATE INDEX IF NOT EXISTS "(\w+)"/
/** Functions that indexes need; creating them again changes nothing. */
const FUNCTION = /^CREATE OR REPLACE FUNCTION/
/** Table or column that an earlier statement of the same migration makes. */
const NOT_THERE_YET = new Set(['42P01', '42703'])

async function lastApplied(client: pg.Client): Promise<number | undefined> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as found`,
  )
  if (!tables[0]?.found) return undefined
  const { rows } = await client.query<{ at: string }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.at)
}

/** An index that a killed process left incomplete is useless, and its name would be taken. */
async function dropInvalid(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (rows.length > 0) await client.query(`drop index concurrently ${pg.escapeIdentifier(name)}`)
}

async function build(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement.replace('CREATE INDEX', 'CREATE INDEX CONCURRENTLY'))
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !NOT_THERE_YET.has(error.code ?? '')) throw error
  }
}

/**
 * Builds the indexes of pending migrations before their transaction, without blocking writes
 * meanwhile. The migration then finds them made, and makes those that need something else of it first.
 */
export async function buildIndexesAhead(client: pg.Client, migrationsFolder: string): Promise<void> {
  const applied = await lastApplied(client)
  // A new database has no rows to wait for.
  if (applied === undefined) return
  const pending = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > applied,
  )
  for (const statement of pending.flatMap(({ sql }) => sql.map((text) => text.trim()))) {
    if (FUNCTION.test(statement)) await client.query(statement)
    const name = INDEX.exec(statement)?.[1]
    if (name === undefined) continue
    await dropInvalid(client, name)
    await build(client, statement)
  }
}
