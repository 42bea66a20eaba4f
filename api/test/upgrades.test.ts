import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { buildIndexesAhead } from '../src/db/indexes-ahead.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import {
  type Migration,
  migrationsFolder,
  migrationsIn,
  pendingMigrations,
} from '../src/db/pending-migrations.ts'
import { TEMPLATE, withDatabase } from './support/database.ts'
import { inOlderSchema, rowsIn, schemaOf } from './support/database-contents.ts'

/** A database may be at any migration except the last. */
const older = migrationsIn(migrationsFolder).slice(0, -1)
const prefix = `upgrade_${process.pid}`
const server = new pg.Client({ connectionString: inject('databaseUrl') })
const made: string[] = []

async function createFrom(template: string, name: string): Promise<void> {
  await server.query(`create database ${name} template ${template}`)
  made.push(name)
}

async function withClient<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: withDatabase(inject('databaseUrl'), name) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const nameOf = (tag: string) => `${prefix}_${tag.slice(0, 4)}`

async function insert(client: pg.Client, table: string, values: Record<string, unknown>) {
  const names = Object.keys(values)
  const parameters = names.map((_, index) => `$${index + 1}`)
  const text = `insert into ${table} (${names}) values (${parameters}) returning *`
  const { rows } = await client.query<{ id: number }>(text, Object.values(values))
  return rows[0]?.id
}

/** Writes articles, vacancies and applications like the oldest version, which every later schema must accept. */
async function writeAsOldest(client: pg.Client, word: string): Promise<void> {
  const content = `<p>Words of ${word}</p><p><img src="/uploads/editor/${word}-300.webp"></p>`
  const article = await insert(client, 'articles', {
    ...{ title: `Article ${word}`, date: '2026-11-20', hashtags: '#studio#plants', content, excerpt: word },
    pictures: JSON.stringify([{ width: 640, height: 400, path: `articles/${word}-640.webp` }]),
  })
  const category = await insert(client, 'categories', { name: `Category ${word}` })
  await insert(client, 'article_categories', { article_id: article, category_id: category })
  const vacancy = await insert(client, 'vacancies', {
    ...{ title: `Vacancy ${word}`, type: 'internship', location: 'Bandung', status: 'open' },
    ...{ description: content, requirement: '<p>Patience</p>' },
  })
  const application = await insert(client, 'applications', {
    ...{
      vacancy_id: vacancy,
      reference: `AR-${word}`,
      name: 'Putri',
      phone: '1',
      email: 'putri@example.com',
    },
    ...{ education: 's1', why_interested: word, past_experiences: word, skills_or_expertise: word },
    ...{ software_or_tools: word, teamworking: word },
  })
  const file = { path: `documents/${word}.pdf`, name: 'cv.pdf', size: 5_000 }
  await insert(client, 'application_files', { application_id: application, ...file })
  await client.query('update articles set title = title, content = content where id = $1', [article])
  await client.query('update vacancies set description = description where id = $1', [vacancy])
  await client.query('update applications set is_read = true where id = $1', [application])
}

/** Writes rarely changed data, also like the oldest version. */
async function writePeople(client: pg.Client, word: string): Promise<void> {
  const email = `${word}@arunika.example`
  const administrator = await insert(client, 'administrators', { email, password_hash: 'x' })
  const expires_at = '2100-01-01'
  const session = { id: crypto.randomUUID(), cookie_hash: word, address_hash: word, expires_at }
  await insert(client, 'sessions', { ...session, administrator_id: administrator })
  await insert(client, 'contact_messages', { name: 'Rina', email, subject: 'Hello', message: word })
  await client.query(
    `insert into idempotency_keys (scope, key, fingerprint, answer) values ('application', $1, $1, '{}')`,
    [word],
  )
  await insert(client, 'login_attempts', { key: word, count: 1, expires_at })
}

/** Applies a migration like the version that introduced it, and records it. */
async function apply(client: pg.Client, { sql, hash, folderMillis }: Migration): Promise<void> {
  for (const statement of sql) await client.query(statement)
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)',
  )
  await insert(client, 'drizzle.__drizzle_migrations', { hash, created_at: folderMillis })
}

let newestSchema: string[]

beforeAll(async () => {
  await server.connect()
  newestSchema = await withClient(TEMPLATE, schemaOf)
  let before = 'template0'
  for (const migration of older) {
    const name = nameOf(migration.tag)
    await createFrom(before, name)
    await withClient(name, async (client) => {
      await apply(client, migration)
      await writeAsOldest(client, `of${migration.tag}`)
      await writePeople(client, `of${migration.tag}`)
    })
    before = name
  }
})

afterAll(async () => {
  for (const name of made) await server.query(`drop database ${name} with (force)`)
  await server.end()
})

it.each(older.map(({ tag }) => tag))(
  'a used database whose last migration is %s is upgraded: the older version writes until the end, and every row stays',
  async (tag) => {
    const name = nameOf(tag)
    const before = await withClient(name, async (client) => {
      const { pending } = await pendingMigrations(client, migrationsFolder)
      await buildIndexesAhead(client, pending)
      await writeAsOldest(client, 'meanwhile')
      return rowsIn(client)
    })
    await migrateDatabase(withDatabase(inject('databaseUrl'), name), async () => {})
    await withClient(name, async (client) => {
      const after = await rowsIn(client)
      expect(inOlderSchema(before, after)).toEqual(inOlderSchema(before, before))
      expect(await schemaOf(client)).toEqual(newestSchema)
      await writeAsOldest(client, 'afterwards')
    })
  },
)
