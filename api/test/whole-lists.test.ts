import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import type { AdminArticle, AdminVacancy } from '@arunika/contracts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { articles } from '../src/db/schema/index.ts'
import { addApplications } from './support/bulk-applications.ts'
import { recordQueries } from './support/plans.ts'
import { fileApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const { api, token } = await fileApi()
const PATH = '/api/admin/articles'
/** Of 19 kB each: several times what all buffers between the api and a reader hold. */
const ARTICLES = 2_000
/** More than there are connections for whole lists. */
const READERS = 4

async function open(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const sent = request(`${api.url}${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return response
}
const readAll = async () => JSON.parse(await text(await open(PATH))) as AdminArticle[]

/** Counts batches of articles that the api loads. */
function countBatches() {
  const { queries, stop } = recordQueries()
  onTestFinished(stop)
  return () =>
    queries.filter((query) => /from "articles" where .*any\(\$\d+::int\[\]\)/s.test(query.text)).length
}

beforeAll(async () => {
  const client = new pg.Client({ connectionString: api.databaseUrl })
  await client.connect()
  // Without triggers, which would take longer than the tests.
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into articles (title, date, hashtags, content, excerpt, pictures)
     select 'Story ' || n, date '2026-11-01' - n / 3, '', repeat('Puppets and plays. ', 1000), 'Puppets', '[]'
     from generate_series(1, $1::int) n`,
    [ARTICLES],
  )
  await client.end()
})

it('readers that stop reading do not hold up others, and little is read ahead for them', async () => {
  const batches = countBatches()
  const stalled = await Promise.all(Array.from({ length: READERS }, () => open(PATH)))
  const read = await readAll()
  const { rows } = await api.db.execute<{ id: number }>(
    sql`select id from ${articles} order by date desc, id desc`,
  )
  expect(read.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  const whole = ARTICLES / 50
  const ahead = batches() - whole
  expect(ahead).toBeGreaterThan(0)
  expect(ahead).toBeLessThan((READERS * whole) / 2)

  for (const response of stalled) response.destroy()
  const before = batches()
  await readAll()
  // Nothing more was read for those who went away, except a batch that was under way.
  expect(batches() - before).toBeLessThanOrEqual(whole + READERS)
})

it('each entry is what the call for it says, compressed too', async () => {
  const response = await open(PATH, { 'accept-encoding': 'gzip' })
  expect(response.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store, private',
  })
  const list = JSON.parse(await text(response.pipe(createGunzip()))) as AdminArticle[]
  for (const nth of [0, 49, 50, ARTICLES - 1]) {
    const one = await api.call<AdminArticle>(`${PATH}/${list[nth]?.id}`, { token })
    expect(one.body).toEqual(list[nth])
  }
})

it('an entry that is deleted meanwhile is left out, and the others follow', async () => {
  const response = await open(PATH)
  const { rows } = await api.db.execute<{ id: number }>(
    sql`delete from ${articles} where id = (select id from ${articles} order by date, id limit 1) returning id`,
  )
  const list = JSON.parse(await text(response)) as AdminArticle[]
  expect(list).toHaveLength(ARTICLES - 1)
  expect(list.map(({ id }) => id)).not.toContain(rows[0]?.id)
})

it('a vacancy comes with all of its applications, alone and in the list', async () => {
  const id = await publishVacancy(api, token)
  await addApplications(api, id, 2_000)
  const { rows } = await api.db.execute<{ reference: string }>(
    sql`select reference from applications where vacancy_id = ${id} order by created_at desc, id desc`,
  )
  const alone = await api.call<AdminVacancy>(`/api/admin/job-vacancies/${id}`, { token })
  expect(alone.body.applicationResponses.map(({ reference }) => reference)).toEqual(
    rows.map(({ reference }) => reference),
  )
  const list = await api.call<AdminVacancy[]>('/api/admin/job-vacancies', { token })
  expect(list.body).toHaveLength(1)
  expect(list.body[0]?.applicationResponses).toHaveLength(2_000)
})

it('a short list has an ETag, and a reader who has it gets no body', async () => {
  const path = '/api/admin/messages'
  const first = await api.call(path, { token })
  const etag = first.headers.get('etag') ?? ''
  expect(first).toMatchObject({ status: 200, body: [] })
  expect((await api.call(path, { token, headers: { 'if-none-match': etag } })).status).toBe(304)
})
