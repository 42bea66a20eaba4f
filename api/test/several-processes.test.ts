import type { Vacancy } from '@arunika/contracts'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { announceChange, change, listenForChanges } from '../src/db/changes.ts'
import { openSession } from '../src/db/session.ts'
import { ResponseCache } from '../src/lib/response-cache.ts'
import { runApi } from '../src/run-api.ts'
import { VACANCY } from './support/samples.ts'
import { ADMIN, call, startOwnApi, type TestApi } from './support/test-api.ts'

/** A second api on the first one's database and data folder. */
async function startSecond(first: TestApi) {
  const second = await runApi(first.databaseUrl, first.settings, { port: 0, graceMs: 0 })
  onTestFinished(() => second.stop())
  return second.url
}

const titles = async (url: string) =>
  (await call<Vacancy[]>(url, '/api/job-vacancies')).body.map((vacancy) => vacancy.title)
const publish = (url: string, token: string, title: string) =>
  call(url, '/api/admin/job-vacancies/create', { token, json: { ...VACANCY, title } })

/** Closes the connections that deliver notifications, like a network failure. */
async function cutListeners(api: TestApi) {
  const client = new pg.Client({ connectionString: api.databaseUrl })
  await client.connect()
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'arunika-changes' and datname = current_database()",
  )
  await client.end()
  return rowCount
}

it('what one process publishes shows up in the other, which caches its responses', async () => {
  const first = await startOwnApi()
  const second = await startSecond(first)
  const { token } = await first.logIn()
  expect(await titles(second)).toEqual([])
  await publish(first.url, token, 'From the first')
  await expect.poll(() => titles(second), { interval: 10 }).toEqual(['From the first'])
  await publish(second, token, 'From the second')
  await expect.poll(() => titles(first.url), { interval: 10 }).toHaveLength(2)
})

it('changes made while a process missed notifications still show up', async () => {
  const first = await startOwnApi()
  const second = await startSecond(first)
  const { token } = await first.logIn()
  expect(await titles(second)).toEqual([])
  expect(await cutListeners(first)).toBe(2)
  await publish(first.url, token, 'Unheard')
  await expect.poll(() => titles(second), { interval: 10 }).toEqual(['Unheard'])
  await publish(first.url, token, 'Heard again')
  await expect.poll(() => titles(second), { interval: 10 }).toHaveLength(2)
})

it('what a process changes itself it forgets once, what another changes when it hears of it', async () => {
  const { databaseUrl, db } = await startOwnApi()
  const responseCache = new ResponseCache()
  const session = await openSession([databaseUrl], [listenForChanges(responseCache)])
  onTestFinished(() => session.close())
  const drop = vi.spyOn(responseCache, 'drop')
  await change({ db, responseCache }, 'vacancies', async () => {})
  // Notifications arrive in order, so its own change has arrived by then.
  await announceChange(db, 'articles')
  await expect.poll(() => drop.mock.calls, { interval: 10 }).toContainEqual(['articles', undefined])
  await announceChange(db, 'articles', [3, 14])
  // Processes of the previous version do not list entries.
  await announceChange(db, 'vacancies')
  const received = [
    ['vacancies', undefined],
    ['articles', undefined],
    ['articles', [3, 14]],
    ['vacancies', undefined],
  ]
  await expect.poll(() => drop.mock.calls.length, { interval: 10 }).toBe(received.length)
  expect(drop.mock.calls).toEqual(received)
})

it('a token of one process is good for the other, and logging out counts for both', async () => {
  const first = await startOwnApi()
  const second = await startSecond(first)
  const { token } = await first.logIn()
  expect((await call(second, '/api/admin/categories', { token })).status).toBe(200)
  await first.call('/api/logout', { method: 'POST', token })
  expect((await call(second, '/api/admin/categories', { token })).status).toBe(401)
})

it('Promise 3: failed logins count for both, so that guessing gains nothing by a restart or a second process', async () => {
  const first = await startOwnApi()
  const wrong = { json: { ...ADMIN, password: 'wrong' } }
  for (let nth = 1; nth <= 5; nth += 1) expect((await first.call('/api/login', wrong)).status).toBe(401)
  const second = await startSecond(first)
  expect((await call(second, '/api/login', { json: ADMIN })).status).toBe(429)
})

it('Promise 3: forms that one address sends count for both', async () => {
  const first = await startOwnApi({ publicPostsPerMinute: 3 })
  const second = await startSecond(first)
  const json = { name: 'Dewi', email: 'dewi@example.com', subject: 'Kid class', message: 'Is there room?' }
  const statuses: number[] = []
  for (const url of [first.url, second, first.url, second, first.url])
    statuses.push((await call(url, '/api/contact-us', { json })).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})
