import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { patience } from '@arunika/testing/patience'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { addressOf, CALLS, changes, MAY_GROW } from './support/calls.ts'
import { buffersOf, recordQueries, type SentQuery } from './support/plans.ts'
import { applicationForm, articleForm, jpeg, pdf, uploadForm } from './support/samples.ts'
import { startTestApi, type TestApi } from './support/test-api.ts'
import { fill, type Volume } from './support/volume.ts'

const LARGE: Volume = { articles: 100_000, applications: 50_000, messages: 60_000, entries: 100_000 }
const SMALL: Volume = { articles: 1_000, applications: 500, messages: 600, entries: 1_000 }

/** Maximum pages of 8 kB that a query may read, which takes a few milliseconds. */
const MOST = 2_000
/** A query below this number of pages may grow, for example with the levels of an index. */
const FEW = 600

/** Queries with bounded growth, each with the maximum number of pages that it may read. */
const BOUNDED: readonly [of: RegExp, pages: number, why: string][] = [
  [
    /"newer"\."person"/,
    7_000,
    'up to 1,000 people, by number of the page or until counting stops, each looked up for a newer application that fits',
  ],
  [
    /"announced_status"\) is true/,
    5_000,
    'up to 1,000 decisions are counted, each looked up in the outbox; those with a planned mail are passed over',
  ],
  [
    /from "outgoing_mails" .*"application_mails"\."(announces|invites_to)" is not null/s,
    6_000,
    'up to 1,000 mails, by number of the page or until counting stops, each looked up with its application',
  ],
  [
    /^select count.*exists \(select from "(application|article)_texts" .* limit \$\d+\) counted$/s,
    7_000,
    'counting stops at 1,000, each of which is looked up in its text',
  ],
  [
    /^select count\(\*\)::int as count from \(select from .* limit \$\d+\) counted$/s,
    2_500,
    'counting stops at 1,000',
  ],
  [
    /^select .* in \(select "id" from "articles" where not "articles"\."is_draft" and .* limit \$\d+\)/s,
    1_500,
    'the newest articles, whose number is fixed; how many pages they lie on is chance',
  ],
  [
    /ts_rank/,
    6_000,
    'the newest 500 matches are ranked; each article up to the last of them is looked up in its text',
  ],
  [
    /^\s*insert into "audit_log" .* from unnest/s,
    3_000,
    'a fixed number of rows, each entered into every index; how many pages are split is chance',
  ],
  [/category_id = .*string_to_array/s, 3_000, 'two filters at once, of which one is rare'],
  [
    /^select .* "articles"\."id" in \(select "id" from "articles" where \((?!.*category_id = ).*string_to_array.* limit /s,
    1_000,
    'every article of a rare hashtag is read; many articles of a common one are not, since the newest are found by date',
  ],
]

interface RecordedQuery extends SentQuery {
  /** The call that sent the query. */
  call: string
}

let large: { api: TestApi; queries: RecordedQuery[] }
let picture: Awaited<ReturnType<typeof jpeg>>

async function prepare(volume: Volume, url: string, dataDir: string) {
  await fill(url, volume)
  // Files old enough for housekeeping to look up their rows.
  for (const name of ['public/articles/1.webp', 'private/applications/1.pdf']) {
    const file = join(dataDir, 'files', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, 'x')
    await utimes(file, 0, 0)
  }
}

/** Starts an api with this many rows and makes every call. */
async function callEverything(volume: Volume) {
  const recorder = recordQueries()
  const queries: RecordedQuery[] = []
  const recordFor = (call: string) => {
    for (const query of recorder.queries.splice(0)) queries.push({ ...query, call })
  }
  const api = await startTestApi({}, async (url, dataDir) => {
    await prepare(volume, url, dataDir)
    recorder.queries.length = 0
  })
  const { token } = await api.logIn()
  recordFor('start')
  for (const [route, calls] of Object.entries(CALLS))
    for (const call of calls) {
      const address = addressOf(route, call)
      // A list of 100,000 articles takes seconds, and its queries are not measured.
      if (`GET ${address}` in MAY_GROW) continue
      const { status } = await api.call(address, { token })
      if (status !== 200 && status !== 404) throw new Error(`${address}: ${status}`)
      recordFor(`GET ${address}`)
    }
  const article = () =>
    articleForm({ title: 't', date: '2026-11-20', hashtags: '#art', content: 'x', categories: [1], picture })
  for (const [, address, call] of changes(
    article,
    () => applicationForm([pdf()]),
    () => uploadForm(picture),
  )) {
    const { status, body } = await api.call(address, { token, ...call })
    if (status !== 200) throw new Error(`${address}: ${status} ${JSON.stringify(body)}`)
    recordFor(`${call.method ?? 'POST'} ${address}`)
  }
  recorder.stop()
  return { api, queries }
}

/** Maximum number of pages read by each query, by its text. */
async function measure({ api, queries }: typeof large) {
  const client = new pg.Client({ connectionString: api.databaseUrl })
  await client.connect()
  const most = new Map<string, { buffers: number; call: string }>()
  const seen = new Set<string>()
  for (const { call, ...query } of queries) {
    const known = JSON.stringify(query)
    if (seen.has(known) || call in MAY_GROW) continue
    seen.add(known)
    const buffers = await buffersOf(client, query)
    if (buffers >= (most.get(query.text)?.buffers ?? 0)) most.set(query.text, { buffers, call })
  }
  await client.end()
  return most
}

beforeAll(async () => {
  picture = await jpeg(40, 40)
  large = await callEverything(LARGE)
}, patience(120_000))
afterAll(() => large?.api.stop())

it('every route is called here, so that its queries are measured', async () => {
  const { body } = await large.api.call<{ paths: Record<string, object> }>('/api/docs/json')
  const called = new Set([
    ...Object.keys(CALLS),
    ...changes(
      () => new FormData(),
      () => new FormData(),
      () => new FormData(),
    ).map(([route]) => route),
  ])
  const OF_ONE_ACCOUNT =
    /^\/api\/(login|logout|session|password-reset|my-application\/|my-trial\/|my-interview\/|my-data\/|login\/|account-links|admin\/releaser|admin\/(account|people)\/|admin\/uploads|admin\/pictures\/(fetch|\{id\}\/crop))/
  const missing = Object.keys(body.paths).filter((path) => !called.has(path) && !OF_ONE_ACCOUNT.test(path))
  expect(missing).toEqual([])
})

it(
  'Promise 35: no query reads more pages of the database because there are more rows',
  async () => {
    const atLarge = await measure(large)
    const small = await callEverything(SMALL)
    onTestFinished(() => small.api.stop())
    const atSmall = await measure(small)
    const growing = [...atLarge].flatMap(([text, { buffers, call }]) => {
      const before = atSmall.get(text)?.buffers ?? 0
      const bound = BOUNDED.find(([of]) => of.test(text))?.[1]
      const isGrowing = bound ? buffers > bound : buffers > MOST || (buffers > FEW && buffers > 2 * before)
      return isGrowing ? [`${call}: ${before} -> ${buffers} pages: ${text}`] : []
    })
    expect(atLarge.size).toBeGreaterThan(100)
    expect(growing).toEqual([])
  },
  patience(120_000),
)

it('an index that sorts otherwise than its query is noticed', async () => {
  const client = new pg.Client({ connectionString: large.api.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const list = large.queries.filter(({ call }) => call === 'GET /api/articles?view=cards&limit=17')
  async function pages() {
    let most = 0
    for (const query of list) most = Math.max(most, await buffersOf(client, query))
    return most
  }
  expect(await pages()).toBeLessThan(FEW)
  // The previous version's index remains, which sorts nulls last.
  await client.query('drop index articles_newest_first')
  expect(await pages()).toBeGreaterThan(MOST)
})
