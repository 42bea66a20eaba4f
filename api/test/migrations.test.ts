import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { buildIndexesAhead } from '../src/db/indexes-ahead.ts'
import { migrationsFolder, pendingMigrations } from '../src/db/pending-migrations.ts'
import { createDatabase } from './support/test-api.ts'

const LAST_WITHOUT = 1_795_237_248_274
const INDEXES = ['articles_newest_first', 'articles_files']

async function connect(url: string, name = 'test') {
  const client = new pg.Client({ connectionString: url, application_name: name })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** A database in the state before the indexes. */
async function createOlderDatabase() {
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  const client = await connect(url)
  await client.query(`drop index ${INDEXES.join(', ')}`)
  await client.query('delete from drizzle.__drizzle_migrations where created_at > $1', [LAST_WITHOUT])
  return { url, client }
}

const isWaiting = `select from pg_stat_activity where application_name = 'arunika-migrate'
  and datname = current_database() and wait_event_type = 'Lock' and query like 'CREATE INDEX%'`

it('indexes are added while articles are written: writers do not wait for them', async () => {
  const { url, client } = await createOlderDatabase()
  const [slow, other] = [await connect(url), await connect(url)]
  // On two days, because articles of one day are counted in one row, for which their writers wait anyway.
  const write = `insert into articles (title, date, content, excerpt) values ('A', $1, '', '')`
  await slow.query('begin')
  await slow.query(write, ['2026-01-01'])

  const { pending } = await pendingMigrations(client, migrationsFolder)
  const migrated = buildIndexesAhead(await connect(url, 'arunika-migrate'), pending)
  await expect.poll(async () => (await client.query(isWaiting)).rowCount).toBe(1)
  // Behind a migration that locks the table, this would wait for the slow writer.
  await other.query(`set lock_timeout = '2s'`)
  await other.query(write, ['2026-01-02'])
  await slow.query('commit')
  await migrated

  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where indexrelid::regclass::text = any($1) and indisvalid order by name`,
    [INDEXES],
  )
  expect(rows.map(({ name }) => name)).toEqual(INDEXES.toSorted())
})
