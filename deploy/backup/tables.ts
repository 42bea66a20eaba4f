import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import split from 'split2'
import { type ApplicantKeys, nameInSql } from './applicant-keys.ts'
import { openRows, sealRows } from './applicant-seal.ts'

const MIGRATIONS = join(import.meta.dirname, '../../api/src/db/migrations')

export interface Table {
  /** With its schema, quoted. */
  name: string
  /** Quoted, without generated columns. */
  columns: string[]
  /** Number of rows in the backup; missing in older backups. */
  rows?: number
  /** True if each row of an application is encrypted with that application's key. */
  sealed?: boolean
}

/** Description of the database in a backup, besides its rows. */
export interface DatabaseOutline {
  tables: Table[]
  /** Names and positions of the sequences in use. */
  sequences: { name: string; last: string }[]
  /** Number of applied migrations. */
  migrations: number
}

const SCHEMAS = `('public', 'drizzle')`

/** The tables, each after those that it references. */
async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table & { oid: string }>(`
    select c.oid, format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and n.nspname in ${SCHEMAS} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid, n.nspname, c.relname order by name`)
  const { rows: links } = await client.query<{ child: string; parent: string }>(
    `select conrelid as child, confrelid as parent from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  )
  const sorted: typeof tables = []
  while (sorted.length < tables.length) {
    const restored = new Set(sorted.map(({ oid }) => oid))
    const free = tables.filter(
      ({ oid }) =>
        !restored.has(oid) && links.every(({ child, parent }) => child !== oid || restored.has(parent)),
    )
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.')
    sorted.push(...free)
  }
  return sorted.map(({ name, columns }) => ({ name, columns }))
}

/** By table, the column that references a row's application. */
async function applicationColumns(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; column: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name, quote_ident(a.attname) as column
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'applications'::regclass`)
  return new Map([['public.applications', 'id'], ...rows.map(({ name, column }) => [name, column] as const)])
}

/**
 * Writes all rows to files `0`, `1`, … of a folder, in table order.
 * @param client inside a transaction, so that all rows are from one moment
 * @param keys keys for encrypting rows of applications; undefined leaves them unencrypted
 */
export async function dumpTables(
  client: pg.Client,
  folder: string,
  keys?: ApplicantKeys,
): Promise<DatabaseOutline> {
  const tables = await listTables(client)
  const applicationColumn = keys ? await applicationColumns(client) : new Map<string, string>()
  for (const [index, table] of tables.entries()) {
    const { name, columns } = table
    const target = createWriteStream(join(folder, `${index}`), { mode: 0o600 })
    const column = applicationColumn.get(name)
    const owner =
      column && `(select ${nameInSql('a.reference')} from applications a where a.id = t.${column})`
    const own = columns.map((each) => `t.${each}`)
    const selected = owner ? [owner, ...own] : own
    const rows = client.query(copyTo(`copy (select ${selected} from ${name} t) to stdout`))
    if (keys && owner) await pipeline(rows, split(), sealRows(keys), target)
    else await pipeline(rows, target)
    Object.assign(table, { rows: rows.rowCount, ...(owner && { sealed: true }) })
  }
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last
     from pg_sequences where schemaname in ${SCHEMAS} and last_value is not null`,
  )
  const count = 'select count(*)::int as migrations from drizzle.__drizzle_migrations'
  const { rows } = await client.query<{ migrations: number }>(count)
  return { tables, sequences, migrations: rows[0]?.migrations ?? 0 }
}

const migrationTags = async () => {
  const text = await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')
  return (JSON.parse(text) as { entries: { tag: string }[] }).entries.map(({ tag }) => tag)
}

/** Number of migrations in this version of the product. */
export const knownMigrations = async () => (await migrationTags()).length

/** Creates the schema at the time of the backup; newer migrations follow later. */
async function makeSchema(client: pg.Client, migrations: number): Promise<void> {
  await client.query('drop schema if exists public, drizzle cascade')
  await client.query('create schema public')
  await client.query('create schema drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const tags = await migrationTags()
  if (tags.length < migrations)
    throw new Error('The backup is of a newer version of the product than this one.')
  for (const tag of tags.slice(0, migrations))
    await client.query(await readFile(join(MIGRATIONS, `${tag}.sql`), 'utf8'))
}

/**
 * Replaces the database's schema and rows with a backup's, all or none.
 * @returns number of rows skipped per table, because the key of their application is destroyed
 */
export async function loadTables(
  client: pg.Client,
  outline: DatabaseOutline,
  folder: string,
  keys: ApplicantKeys,
): Promise<Map<string, number>> {
  const leftOut = new Map<string, number>()
  await client.query('begin')
  try {
    await makeSchema(client, outline.migrations)
    for (const [index, { name, columns, sealed }] of outline.tables.entries()) {
      // The backup already contains what triggers would write.
      await client.query(`alter table ${name} disable trigger user`)
      await client.query(`delete from ${name}`)
      const rows = client.query(copyFrom(`copy ${name} (${columns}) from stdin`))
      const source = createReadStream(join(folder, `${index}`))
      const onLeftOut = () => leftOut.set(name, (leftOut.get(name) ?? 0) + 1)
      if (sealed) await pipeline(source, split(), openRows(keys, onLeftOut), rows)
      else await pipeline(source, rows)
      await client.query(`alter table ${name} enable trigger user`)
    }
    for (const { name, last } of outline.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [name, last])
    await client.query('commit')
    return leftOut
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** True if the database has any tables. */
export async function isInUse(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from pg_tables where schemaname in ${SCHEMAS} limit 1`)
  return rowCount !== 0
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'arunika-backup' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
