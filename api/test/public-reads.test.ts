import type { Vacancy } from '@arunika/contracts'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { createPublicReads } from '../src/db/public-reads.ts'
import { vacancies } from '../src/db/schema/index.ts'
import type { Session } from '../src/db/session.ts'
import { VACANCY } from './support/samples.ts'
import { createDatabase, startOwnApi } from './support/test-api.ts'

/** Refuses connections. */
const UNREACHABLE = 'postgres://arunika@127.0.0.1:9/arunika'
/** No log reaches this position. */
const FAR = 'FFFFFFFF/FFFFFFFF'

async function open() {
  const { url, drop } = await createDatabase()
  const { db, close } = openDatabase(url, 2)
  onTestFinished(async () => {
    await close()
    await drop()
  })
  return { url, db }
}

/** Reads from a primary and a replica, represented here by two databases with different names. */
async function openReads({ position = '0/0', primaryUrl = '', isConnected = true } = {}) {
  const [primary, replica] = [await open(), await open()]
  const queries: string[] = []
  const session: Session = {
    isConnected: () => isConnected,
    query: async (text) => {
      queries.push(text)
      return [{ position }] as never
    },
    close: async () => {},
  }
  const responseCache = { generation: 0 }
  const database = primaryUrl === '' ? primary : { db: openDatabase(primaryUrl, 2).db }
  const urls = [UNREACHABLE, replica.url]
  const reads = createPublicReads({ primary: database.db, urls, session, responseCache })
  onTestFinished(() => reads.close())
  const nameOf = (url: string) => new URL(url).pathname.slice(1)
  const load = () =>
    reads.read(async (db) => {
      const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
      return rows[0]?.name === nameOf(replica.url) ? 'replica' : 'primary'
    })
  return { load, queries, responseCache, reads }
}

it('reads are made by a replica, past one that is away', async () => {
  const { load, reads } = await openReads()
  expect([await load(), await load(), await load()]).toEqual(['replica', 'replica', 'replica'])
  expect(reads.counts).toEqual({ primary: 0, replica: 3 })
  expect(await reads.isReachable()).toBe(true)
})

it('the primary is asked how far it is once after each change', async () => {
  const { load, queries, responseCache } = await openReads()
  await Promise.all([load(), load()])
  await load()
  expect(queries).toHaveLength(1)
  responseCache.generation += 1
  await load()
  expect(queries).toHaveLength(2)
})

it('what a replica does not have yet is read from the primary', async () => {
  const { load } = await openReads({ position: FAR })
  expect(await load()).toBe('primary')
})

it('while changes go unheard the primary is read from, and a replica if it is away too', async () => {
  expect(await (await openReads({ isConnected: false })).load()).toBe('primary')
  expect(await (await openReads({ isConnected: false, primaryUrl: UNREACHABLE })).load()).toBe('replica')
})

it('visitors read from the replica, and the back-office from the primary', async () => {
  const replica = await open()
  await replica.db.insert(vacancies).values({
    ...VACANCY,
    title: 'In the replica',
    type: 'internship',
    status: 'open',
  })
  const api = await startOwnApi({ databaseReadUrls: [replica.url] })
  const { token } = await api.logIn()
  await api.call('/api/admin/job-vacancies/create', { token, json: { ...VACANCY, title: 'Written' } })
  const titles = async (path: string, own = {}) =>
    (await api.call<Vacancy[]>(path, own)).body.map(({ title }) => title)
  expect(await titles('/api/job-vacancies')).toEqual(['In the replica'])
  expect(await titles('/api/admin/job-vacancies', { token })).toEqual(['Written'])
  expect((await api.call('/api/job-vacancies/99')).status).toBe(404)
  const { body } = await api.call<string>('/metrics')
  expect(body).toContain('database_public_reads{server="replica",service="api"} 2')
})
