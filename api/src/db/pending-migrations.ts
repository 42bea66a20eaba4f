import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

export interface Migration extends MigrationMeta {
  /** File name without `.sql`. */
  tag: string
}

interface Journal {
  entries: { idx: number; when: number; tag: string }[]
}

export const journalOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal

/** All migrations in a folder, in order. */
export function migrationsIn(folder: string): Migration[] {
  const { entries } = journalOf(folder)
  return readMigrationFiles({ migrationsFolder: folder }).map((migration, index) => ({
    ...migration,
    tag: entries[index]?.tag ?? '',
  }))
}

/** The time of the newest applied migration; 0 if there is none. */
async function lastApplied(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as found`,
  )
  if (!tables[0]?.found) return 0
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.at ?? 0)
}

interface Pending {
  /** True if no migration was ever applied, so the database holds no rows. */
  isNew: boolean
  pending: Migration[]
}

/** The migrations in a folder that the database still lacks. */
export async function pendingMigrations(client: pg.Client, folder: string): Promise<Pending> {
  const applied = await lastApplied(client)
  const pending = migrationsIn(folder).filter(({ folderMillis }) => folderMillis > applied)
  return { isNew: applied === 0, pending }
}
