import { type ArticleCard, type ListVersions, VERSIONS_PATH } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { vacancies } from '../src/db/schema/index.ts'
import { ResponseCache } from '../src/lib/response-cache.ts'
import { loadSecrets } from '../src/lib/secrets.ts'
import { createVersionTokens } from '../src/modules/versions/version-tokens.ts'
import { runApi } from '../src/run-api.ts'
import { articleForm, jpeg, VACANCY } from './support/samples.ts'
import { call, startOwnApi, type TestApi } from './support/test-api.ts'

const ON = { versionStreamConnections: 3 }

/** Opens a stream and collects its messages. */
async function follow(url: string) {
  const leaving = new AbortController()
  const response = await fetch(url + VERSIONS_PATH, { signal: leaving.signal })
  const messages: ListVersions[] = []
  const stream = { response, messages, hasEnded: false, leave: () => leaving.abort() }
  void read().catch(() => {})
  return stream

  async function read() {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const [, data = ''] of chunk.matchAll(/^data:(.+)$/gm)) messages.push(JSON.parse(data))
    stream.hasEnded = true
  }
}

const untilReported = (messages: readonly ListVersions[], count: number) =>
  expect.poll(() => messages.length, { interval: 10 }).toBe(count)

async function openVacancy(url: string, token: string, title = 'Puppeteer') {
  await call(url, '/api/admin/job-vacancies/create', { token, json: { ...VACANCY, title } })
}

const connections = async ({ url }: TestApi) =>
  /^version_stream_connections\{.*\} (\d+)$/m.exec((await call<string>(url, '/metrics')).body)?.[1]

describe('The version stream', () => {
  it('is off by default', async () => {
    const api = await startOwnApi()
    expect((await api.call(VERSIONS_PATH)).status).toBe(404)
    expect((await api.call('/api/job-vacancies?version=0000000000000000')).status).toBe(200)
  })

  it('tells which list changed, through every process and within a second', async () => {
    const api = await startOwnApi(ON)
    const second = await runApi(api.databaseUrl, api.settings, { port: 0, graceMs: 0 })
    onTestFinished(() => second.stop())
    const { token } = await api.logIn()
    const [near, far] = [await follow(api.url), await follow(second.url)]
    expect(near.response.headers.get('content-type')).toBe('text/event-stream')
    await Promise.all([untilReported(near.messages, 1), untilReported(far.messages, 1)])

    const began = performance.now()
    await openVacancy(api.url, token)
    const hasChanged = ({ messages }: typeof near) =>
      messages.at(-1)?.['job-vacancies'] !== messages[0]?.['job-vacancies']
    await expect.poll(() => [near, far].every(hasChanged), { interval: 10 }).toBe(true)
    expect(performance.now() - began).toBeLessThan(1_000)
    for (const { messages } of [near, far]) {
      const [before, after] = [messages[0], messages.at(-1)]
      expect(after?.['job-vacancies']).not.toBe(before?.['job-vacancies'])
      expect(after?.articles).toBe(before?.articles)
    }
  })

  it('tells of an article at the moment at which it is published on schedule', async () => {
    const api = await startOwnApi(ON)
    const { token } = await api.logIn()
    await api.call('/api/admin/categories/create', { token, json: { name: 'News' } })
    const { messages } = await follow(api.url)
    const fields = { title: 'At noon', date: '2026-11-01', content: '<p>Text</p>', categories: [1] }
    const form = articleForm({ ...fields, picture: await jpeg() })
    form.set('publish_at', new Date(Date.now() + patience(2_000)).toISOString())
    await api.call('/api/admin/articles/create', { token, form })
    // The initial version, that of the save, and that of the publication.
    const versions = () => new Set(messages.map(({ articles }) => articles)).size
    await expect.poll(versions, { interval: 10, timeout: patience(10_000) }).toBe(3)
    const { articles = '' } = messages.at(-1) ?? {}
    const list = await api.call<ArticleCard[]>(`/api/articles?view=cards&version=${articles}`)
    expect(list.body.map(({ title }) => title)).toEqual(['At noon'])
  })

  it('takes no more connections than it may, and another once one has left', async () => {
    const api = await startOwnApi(ON)
    const first = await follow(api.url)
    for (let nth = 1; nth < ON.versionStreamConnections; nth += 1) await follow(api.url)
    expect((await api.call(VERSIONS_PATH)).status).toBe(429)
    expect(await connections(api)).toBe('3')
    first.leave()
    await expect.poll(() => connections(api), { interval: 10 }).toBe('2')
    expect((await follow(api.url)).response.status).toBe(200)
  })

  it('ends while this process hears of no changes, so that browsers poll', async () => {
    const api = await startOwnApi(ON)
    const stream = await follow(api.url)
    await untilReported(stream.messages, 1)
    const client = new pg.Client({ connectionString: api.databaseUrl })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'arunika-changes' and datname = current_database()",
    )
    await expect.poll(() => stream.hasEnded, { interval: 10 }).toBe(true)
    await expect.poll(async () => (await follow(api.url)).response.status, { interval: 50 }).toBe(200)
  })

  it('ends at once when the process is asked to end', async () => {
    const api = await startOwnApi()
    const own = await runApi(api.databaseUrl, { ...api.settings, ...ON }, { port: 0, graceMs: 0 })
    const stream = await follow(own.url)
    const began = performance.now()
    await own.stop()
    expect(performance.now() - began).toBeLessThan(3_000)
    await expect.poll(() => stream.hasEnded, { interval: 10 }).toBe(true)
  })
})

describe('A list that is requested with a version', () => {
  it('is as new as that, even if this process has not heard of the change', async () => {
    const api = await startOwnApi(ON)
    const tokens = createVersionTokens(loadSecrets(api.dataDir).version)
    const titles = async (version: string) =>
      (await api.call<{ title: string }[]>(`/api/job-vacancies?version=${version}`)).body.map(
        ({ title }) => title,
      )
    expect(await titles(tokens.issue('job-vacancies'))).toEqual([])
    // Bypasses the code that announces changes.
    await api.db
      .insert(vacancies)
      .values({ ...VACANCY, title: 'Unheard', type: 'internship', status: 'open' })
    expect(await titles('')).toEqual([])
    expect(await titles('AAAAAAAAAAAAAAAA')).toEqual([])
    expect(await titles(tokens.issue('articles'))).toEqual([])
    expect(await titles(tokens.issue('job-vacancies'))).toEqual(['Unheard'])
  })

  it('is dropped once for each version of another process, and for none of its own', () => {
    const key = Buffer.alloc(32)
    const [own, other] = [createVersionTokens(key), createVersionTokens(key)]
    const [mine, theirs] = [own.issue('articles'), other.issue('articles')]
    expect([mine, theirs, theirs].map((token) => own.isNews('articles', token))).toEqual([false, true, false])
  })

  it('gives no version of its own, or two processes would tell each other for ever', () => {
    const cache = new ResponseCache()
    let reports = 0
    cache.dropped = () => {
      reports += 1
    }
    cache.forget('articles')
    expect(reports).toBe(0)
    cache.drop('articles')
    expect(reports).toBe(1)
  })
})
