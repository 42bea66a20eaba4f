import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { figure } from '@anyam/test-support/figure'
import type { AdminVacancy } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APPLICANT, applicationForm, pdf, VACANCY } from '../api/test/support/samples.ts'
import { visit, visitFor } from './load.ts'
import { ADMIN, startTopology, type Topology } from './topology.ts'

let topology: Topology
beforeAll(async () => {
  // All visitors share one address here.
  topology = await startTopology({ PUBLIC_POSTS_PER_MINUTE: '1000' })
})
afterAll(() => topology?.stop())

const at = (members: Topology['apis'], index: number) => members[index]?.url ?? ''
const api = (index: number) => at(topology.apis, index)

const send = (url: string, path: string, json: object, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  })

async function logIn(url: string) {
  const response = await send(url, '/api/login', ADMIN)
  expect(response.status).toBe(200)
  const { token } = (await response.json()) as { token: string }
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { authorization: `Bearer ${token}`, cookie }
}

async function vacancies(url: string) {
  const response = await fetch(`${url}/api/job-vacancies`)
  return (await response.json()) as { id: number; title: string }[]
}

async function query<T>(sql: string, values: unknown[]): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: topology.databaseUrl })
  await client.connect()
  const { rows } = await client.query(sql, values)
  await client.end()
  return rows[0]
}

describe('Promise 23: two apis', () => {
  it('a write through one shows through the other within a second', async () => {
    const { authorization } = await logIn(api(0))
    await vacancies(api(1))
    const began = Date.now()
    const made = await send(
      api(0),
      '/api/admin/job-vacancies/create',
      { ...VACANCY, title: 'Seen by both' },
      { authorization },
    )
    expect(made.status).toBeLessThan(300)
    const shows = async () => (await vacancies(api(1))).some(({ title }) => title === 'Seen by both')
    while (!(await shows()) && Date.now() - began < patience(5_000)) await delay(5)
    const ms = Date.now() - began
    figure(23, `a write shows through the other api after ${ms} ms`)
    expect(ms).toBeLessThan(patience(1_000))
  })

  it('guesses at a password count for both, and no claimed address escapes the count', async () => {
    const guess = (nth: number) =>
      send(
        topology.url,
        '/api/login',
        { email: 'nobody@arunika.example', password: `wrong ${nth}` },
        { 'x-forwarded-for': `198.51.100.${nth}`, forwarded: `for=198.51.100.${nth}` },
      )
    const statuses: number[] = []
    for (let nth = 1; nth <= 8; nth += 1) statuses.push((await guess(nth)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    for (const url of [api(0), api(1)]) {
      const known = await send(
        url,
        '/api/login',
        { email: 'nobody@arunika.example', password: 'wrong' },
        { 'x-forwarded-for': '127.0.0.1' },
      )
      expect(known.status).toBe(429)
    }
  })

  it('50 sends of one application with one key, half of them to each, are one application', async () => {
    const [vacancy] = await vacancies(topology.url)
    const fields = { ...APPLICANT, name: 'Only Once', email: 'once@example.com' }
    const responses = await Promise.all(
      Array.from({ length: 50 }, async (_, nth) => {
        const body = applicationForm([pdf()], fields)
        const headers = { 'idempotency-key': 'f3c1f5b0-2f6a-4f0e-9d5b-1f2a3b4c5d6e' }
        const path = `/api/job-vacancies/${vacancy?.id}`
        const response = await fetch(api(nth % 2) + path, { method: 'POST', headers, body })
        return `${response.status} ${await response.text()}`
      }),
    )
    expect(new Set(responses).size).toBe(1)
    expect(responses[0]).toMatch(/^200 /)
    const count = await query<{ n: number }>('select count(*)::int as n from applications where email = $1', [
      fields.email,
    ])
    expect(count?.n).toBe(1)
  })
})

describe("Promise 6: applicants' documents", () => {
  it('come from the bucket by a URL valid for a minute, given a signed URL of the api', async () => {
    const { authorization } = await logIn(topology.url)
    const [vacancy] = await vacancies(topology.url)
    const response = await fetch(`${topology.url}/api/admin/job-vacancies/${vacancy?.id}/applications`, {
      headers: { authorization },
    })
    const { applicationResponses } = (await response.json()) as AdminVacancy
    const path = applicationResponses[0]?.applicationFiles[0]?.file_path ?? ''
    const signed = await fetch(`${topology.url}/uploads/${path}`, { redirect: 'manual' })
    const address = new URL(signed.headers.get('location') ?? '')
    expect([signed.status, address.origin]).toEqual([302, topology.env.S3_PUBLIC_ENDPOINT])
    expect(await (await fetch(address)).text()).toMatch(/^%PDF-/)
    const [plain] = path.split('?')
    expect((await fetch(`${topology.url}/uploads/${plain}`)).status).toBe(403)
  })
})

describe('Promise 23: the edge', () => {
  it('shows a picture that lies in the bucket, through either api', async () => {
    const response = await fetch(`${api(0)}/api/articles?view=cards`)
    const articles = (await response.json()) as { featured_image_path: string | null }[]
    const picture = articles.find(({ featured_image_path }) => featured_image_path)?.featured_image_path
    for (const url of [api(0), api(1), topology.url]) {
      const found = await fetch(`${url}/uploads/${picture}`)
      expect([found.status, found.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect((await found.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
    }
  })

  const cacheOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(topology.url + path, { headers })).headers.get('x-cache')

  it('caches pages and public lists, and knows what a visitor has already', async () => {
    for (const path of ['/about', '/api/articles?view=cards', '/api/job-vacancies']) {
      await cacheOf(path)
      expect(await cacheOf(path)).toBe('HIT')
    }
    const etag = (await fetch(`${topology.url}/api/job-vacancies`)).headers.get('etag') ?? ''
    const again = await fetch(`${topology.url}/api/job-vacancies`, { headers: { 'if-none-match': etag } })
    expect([again.status, again.headers.get('x-cache')]).toEqual([304, 'HIT'])
  })

  it('sends a delta to a browser that has an older version of a file, and only to it', async () => {
    const page = await (await fetch(`${topology.url}/career`)).text()
    const file = /\/remotes\/mf-careers\/\w+\/routes\.\w+\.js/.exec(page)?.[0] ?? ''
    const get = (headers: Record<string, string>) => fetch(topology.url + file, { headers })
    const whole = await get({ 'accept-encoding': 'gzip, br' })
    expect(whole.headers.get('use-as-dictionary')).toBe('match="/remotes/mf-careers/*/routes.*.js"')
    const hash = createHash('sha256')
      .update(await whole.bytes())
      .digest('base64')
    const headers = { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': `:${hash}:` }
    const encodings = []
    for (const sent of [headers, { 'accept-encoding': 'br' }, headers])
      encodings.push((await get(sent)).headers.get('content-encoding'))
    expect(encodings).toEqual(['dcz', 'br', 'dcz'])
  })

  it('caches nothing personal, and nothing of the back-office', async () => {
    const { authorization, cookie } = await logIn(topology.url)
    const client: Record<string, string>[] = [{ authorization }, { cookie }]
    for (const headers of client) {
      await cacheOf('/technology', headers)
      expect(await cacheOf('/technology', headers)).toBe('BYPASS')
    }
    expect(await cacheOf('/technology')).toBe('MISS')
    for (const path of ['/admin', '/admin/login', '/api/admin/categories']) {
      await cacheOf(path)
      expect(await cacheOf(path)).toBeNull()
    }
    const read = () => fetch(`${topology.url}/api/admin/categories`, { headers: { authorization } })
    expect((await read()).status).toBe(200)
    expect((await fetch(`${topology.url}/api/admin/categories`)).status).toBe(401)
  })

  it('takes large bodies for applications only', async () => {
    const TOO_LARGE_FOR_EDGE = '413 application/json'
    const large = (path: string, megabytes: number) =>
      fetch(topology.url + path, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: new Uint8Array(megabytes * 1024 * 1024),
      }).then(
        ({ status, headers }) => `${status} ${headers.get('content-type')}`,
        () => 'cut',
      )
    expect(await large('/api/contact-us', 2)).toBe(TOO_LARGE_FOR_EDGE)
    expect(await large('/api/login', 2)).toBe(TOO_LARGE_FOR_EDGE)
    const [vacancy] = await vacancies(topology.url)
    const application = `/api/job-vacancies/${vacancy?.id}`
    expect([TOO_LARGE_FOR_EDGE, 'cut']).toContain(await large(application, 81))
    // The request reaches the api, which refuses it because it is no form.
    expect(await large(application, 3)).toMatch(/application\/json/)
  })

  it('says nothing of the processes behind it', async () => {
    for (const path of ['/metrics', '/health/ready', '/health/live'])
      expect((await visit(topology.url, path)).status).toBe(404)
    for (const { url } of [...topology.shells, ...topology.apis])
      expect((await visit(url, '/metrics')).body).toContain('http_request_duration_seconds_count')
  })

  it('gives each visit an id that the logs of shell and api contain', async () => {
    const response = await fetch(`${topology.url}/articles?q=traced`, {
      headers: { 'x-request-id': 'claimed-by-a-stranger' },
    })
    const id = response.headers.get('x-request-id') ?? 'none'
    expect(id).toMatch(/^[\da-f]{32}$/)
    const logsOf = async (members: Topology['apis']) =>
      (await Promise.all(members.map(({ log }) => readFile(log, 'utf8')))).join('')
    await expect.poll(() => logsOf(topology.shells)).toContain(id)
    await expect.poll(() => logsOf(topology.apis)).toContain(id)
  })
})

describe('Promise 23: a process of each kind is killed under load', () => {
  it('no visitor sees an error, and no page lacks its content', async () => {
    // Every other visit uses an uncached URL, so that the processes have to work.
    const PATHS = ['/', '/articles', '/careers', '/api/articles?view=cards', '/api/job-vacancies', '/about']
    const pathOf = (nth: number) => {
      const path = PATHS[nth % PATHS.length] ?? '/'
      return nth % 2 === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}visit=${nth}`
    }
    const load = visitFor(6_000, topology.url, pathOf)
    await delay(1_500)
    process.kill(topology.apis[0]?.pid ?? 0, 'SIGKILL')
    await delay(1_500)
    process.kill(topology.shells[0]?.pid ?? 0, 'SIGKILL')
    const visits = await load
    const failed = visits.filter(({ status }) => status !== 200)
    figure(23, `an api and a shell killed: ${visits.length} visits, ${failed.length} failed`)
    expect(failed.slice(0, 3)).toEqual([])
    expect(visits.length).toBeGreaterThan(200)
    const [article] = (await (await fetch(`${api(1)}/api/articles?view=cards`)).json()) as { id: number }[]
    const pages = visits.filter(({ path }) => path.startsWith('/articles'))
    expect(pages.filter(({ body }) => !body.includes(`/articles/${article?.id}`))).toEqual([])
  })
})
