import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import type { Migration } from './pending-migrations.ts'

const INDEX = /^CREATE INDEX IF NOT EXISTS "(\w+)"/
const FUNCTION = /^CREATE OR REPLACE FUNCTION "(\w+)"/
/** SQLSTATE class of a statement that needs an object created earlier in its migration. */
const NOT_THERE_YET = '42'

interface PendingFunction {
  name: string
  statement: string
}

/** An invalid index is useless, occupies the name, and can still make writes fail. */
async function dropInvalid(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (rows.length > 0) await client.query(`drop index concurrently ${pg.escapeIdentifier(name)}`)
}

/**
 * Creates a missing function. An existing one is never replaced, because running apis use it.
 * @returns true if the database now has the function as the statement defines it
 */
async function addFunction(client: pg.Client, { name, statement }: PendingFunction): Promise<boolean> {
  const { rows } = await client.query<{ source: string }>(
    'select prosrc as source from pg_proc where pronamespace = current_schema()::regnamespace and proname = $1',
    [name],
  )
  if (rows.length > 0) return rows.every(({ source }) => statement.includes(source))
  await client.query(statement)
  return true
}

async function build(
  client: pg.Client,
  statement: string,
  functions: readonly PendingFunction[],
): Promise<void> {
  for (const each of functions) if (!(await addFunction(client, each))) return
  await client.query(statement.replace('CREATE INDEX', 'CREATE INDEX CONCURRENTLY'))
}

/**
 * Builds the indexes of pending migrations, and the functions in their expressions, before the migration transaction
 * and without blocking writes. Nothing existing changes, so running apis continue to work; an index with other
 * dependencies is left to its migration.
 * @throws DrizzleQueryError with the statement
 */
export async function buildIndexesAhead(client: pg.Client, pending: readonly Migration[]): Promise<void> {
  const functions: PendingFunction[] = []
  for (const statement of pending.flatMap(({ sql }) => sql.map((text) => text.trim()))) {
    const made = FUNCTION.exec(statement)?.[1]
    if (made !== undefined) functions.push({ name: made, statement })
    const name = INDEX.exec(statement)?.[1]
    if (name === undefined) continue
    await dropInvalid(client, name)
    try {
      const used = functions.filter((each) => new RegExp(`\\b${each.name}"?\\(`).test(statement))
      await build(client, statement, used)
    } catch (error) {
      const isEarly = error instanceof pg.DatabaseError && error.code?.startsWith(NOT_THERE_YET)
      // Its migration would mistake an invalid index for the finished one. A lost connection cannot drop any.
      await dropInvalid(client, name).catch((failure) => isEarly && Promise.reject(failure))
      if (!isEarly) throw new DrizzleQueryError(statement, [], error instanceof Error ? error : undefined)
    }
  }
}
