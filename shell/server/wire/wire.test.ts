import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { proxies } from '@anyam/host/server/http/proxies'
import { LastGood } from '@anyam/host/server/rendering/last-good'
import { LastGoodFiles } from '@anyam/host/server/rendering/last-good-files'
import { adminArticlePage, applicationPage, vacancyPage } from '@arunika/admin-contracts'
import {
  articleCardList,
  articleDetail,
  articlePage,
  openings,
  vacancy,
  vacancyList,
} from '@arunika/contracts'
import { HOST_PASSWORD, specifiedHost } from '@arunika/testing/specified-host'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openWire } from './open-wire.ts'
import { detailOf } from './public-views.ts'

/** The way from a browser to a host that answers only the specification's calls. */
async function shellOver(rows = 14) {
  const host = await specifiedHost({ rows })
  const warnings: object[] = []
  const warn = (details: object) => void warnings.push(details)
  const urls = { apiUrl: host.url, publicUrl: 'https://site.example' }
  const wire = openWire(new LastGood(() => {}), urls, { warn })
  const shell = Fastify()
  await proxies(shell, host.url, wire)
  onTestFinished(async () => {
    await shell.close()
    await wire.close()
    await host.stop()
  })
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, token?: string, payload?: object) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const response = await shell.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: response.statusCode, body: response.body ? response.json() : undefined }
  }
  const get = async (url: string, token?: string) => (await call('GET', url, token)).body
  return { host, shell, warnings, call, get, token: host.token() }
}

it('the views of the public lists are made from the specified lists', async () => {
  const { get } = await shellOver()
  const cards = articleCardList.parse(await get('/api/articles?view=cards&limit=3'))
  expect(cards.map(({ id, date, hashtags }) => [id, date, hashtags])).toEqual([
    [1, '2025-12-15', '#news#host'],
    [2, '2025-11-15', ''],
    [3, '2025-10-15', '#news#host'],
  ])
  const older = articleCardList.parse(await get('/api/articles?view=cards&limit=2&before=2025-10-15.3'))
  expect(older.map(({ id }) => id)).toEqual([4, 5])
  const found = articlePage.parse(await get('/api/articles?view=page&q=day%2012'))
  expect([found.total, found.pages, found.articles[0]?.title]).toEqual([1, 1, 'Story 12'])
  expect(articlePage.parse(await get('/api/articles?view=page&category=2')).total).toBe(5)
  expect(openings.parse(await get('/api/job-vacancies?view=openings')).counts).toEqual({
    internship: 2,
    fulltime: 2,
  })
})

it('a single vacancy of which the api says no more than title and type is whole', async () => {
  const { get } = await shellOver()
  expect(vacancy.parse(await get('/api/job-vacancies/2'))).toMatchObject({
    ...{
      id: 2,
      title: 'Vacancy 2',
      type: 'fulltime',
      location: 'Bandung, Indonesia',
      requirement: '<p>Curiosity.</p>',
    },
  })
})

it('an entry that cannot be read is left out of its list, counted, and reported once', async () => {
  const { host, get, warnings, call } = await shellOver()
  host.data.articles.unshift({ id: 900, title: null }, { id: 901, title: 'No day', date: 'soon' })
  host.data.vacancies.push({ id: 902, title: 'Of no type', type: 'sabbatical', status: 'open' })
  expect(articleCardList.parse(await get('/api/articles?view=cards'))).toHaveLength(14)
  expect(vacancyList.parse(await get('/api/job-vacancies'))).toHaveLength(4)
  await call('POST', '/api/contact-us', undefined, { name: 'A', email: 'a', subject: 'S', message: 'M' })
  await get('/api/articles?view=cards')
  expect(warnings).toEqual([
    expect.objectContaining({ address: '/api/articles', leftOut: 2 }),
    expect.objectContaining({ address: '/api/job-vacancies', leftOut: 1 }),
  ])
})

it('HTML of another host comes without anything that runs', async () => {
  const { host, get } = await shellOver()
  Object.assign(host.data.articles[0] ?? {}, {
    content: '<p onclick="x()">A</p><script>x()</script><a href="javascript:x()">B</a>',
  })
  const { article } = articleDetail.parse(await get('/api/articles/1'))
  expect(article.content).toBe('<p>A</p><a>B</a>')
})

it('an article that is related to all others lists 100 of them', () => {
  const one = { id: 1, title: 'A', content: '', date: '2025-01-15', hashtags: '' }
  const article = { ...one, featured_image_path: null, categories: [] }
  expect(detailOf(article, Array(5_000).fill(article)).relatedArticles).toHaveLength(100)
})

it('HTML of another host keeps its words, and links to its films', async () => {
  const { host, get } = await shellOver()
  const film = '<iframe src="https://player.example/1" title="A film"></iframe>'
  const words =
    '<details><summary>A</summary>B</details><textarea>C</textarea><select><option>D</option></select>'
  Object.assign(host.data.articles[0] ?? {}, { content: `<div>${words}</div>${film}` })
  const { article } = articleDetail.parse(await get('/api/articles/1'))
  expect(article.content).toBe(
    '<div><details><summary>A</summary>B</details>CD</div><a href="https://player.example/1">A film</a>',
  )
})

it('the lists of the back-office are paged, sorted, searched and counted, also with 5,000 rows', async () => {
  const { get, token } = await shellOver(5_000)
  const page = adminArticlePage.parse(await get('/api/admin/articles?view=page&sort=title', token))
  expect([page.entries.length, page.found, page.foundAtLeast]).toEqual([20, 5_000, false])
  const next = adminArticlePage.parse(
    await get(`/api/admin/articles?view=page&sort=title&after=${page.next}`, token),
  )
  expect([next.page, next.entries[0]?.title]).toEqual([2, 'Story 1016'])
  const back = await get(`/api/admin/articles?view=page&sort=title&before=${next.previous}`, token)
  expect(back).toEqual(page)
  const found = adminArticlePage.parse(await get('/api/admin/articles?view=page&q=story%204321', token))
  expect(found.entries.map(({ title }) => title)).toEqual(['Story 4321'])
})

it('5,000 long articles are read and searched without keeping the shell from other work', async () => {
  const { get, token, host } = await shellOver(5_000)
  const text = '<p>A lantern, and what it <strong>lights</strong>.</p>'.repeat(80)
  for (const article of host.data.articles) article.content = `${text}<p>${article.title}</p>`
  const before = performance.eventLoopUtilization()
  const own = adminArticlePage.parse(await get('/api/admin/articles?view=page&q=lantern+4321', token))
  const open = articlePage.parse(await get('/api/articles?view=page&q=lantern+4321'))
  expect([own.found, open.total]).toEqual([1, 1])
  // The host of this test writes its lists in the same thread.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})

it('a host that takes seconds for each list is known, and its last list is shown meanwhile', async () => {
  const { get, host, call } = await shellOver()
  host.mood.delayMs = 2_600
  await vi.waitFor(async () => expect((await get('/api/site')).isOnlySpecified).toBe(true), 20_000)
  const titles = async () => articleCardList.parse(await get('/api/articles?view=cards')).map(({ id }) => id)
  expect(await titles()).toHaveLength(14)
  host.data.articles.pop()
  await call('POST', '/api/contact-us', undefined, { name: 'A', email: 'a', subject: 'S', message: 'M' })
  expect(await titles()).toHaveLength(14)
  await vi.waitFor(async () => expect(await titles()).toHaveLength(13), 20_000)
  host.mood.isFailing = true
  expect(await titles()).toHaveLength(13)
})

it('while the host is away, a restarted shell shows its last lists', async () => {
  const { host } = await shellOver()
  const dir = await mkdtemp(join(tmpdir(), 'last-good-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const urls = { apiUrl: host.url, publicUrl: 'https://site.example' }
  const open = () => {
    const files = new LastGoodFiles(dir, () => {})
    const wire = openWire(new LastGood(() => {}, files), urls, { warn: () => {} }, dir)
    onTestFinished(() => wire.close())
    const get = async (path: string) => (await wire.hosts.ask({ url: host.url + path })).text
    return { files, get }
  }
  const first = open()
  expect(JSON.parse(await first.get('/api/site')).isOnlySpecified).toBe(true)
  const cards = await first.get('/api/articles?view=cards')
  await first.files.settled()
  await vi.waitFor(async () => expect(await readdir(dir)).toHaveLength(2))
  host.mood.isFailing = true
  expect(await open().get('/api/articles?view=cards')).toBe(cards)
})

it('what is sent reaches the host, and the lists show it at once', async () => {
  const { call, get, token, host } = await shellOver()
  const texts = {
    why_interested: 'a',
    past_experiences: 'b',
    skills_or_expertise: 'c',
    software_or_tools: 'd',
    teamworking: 'e',
  }
  const application = {
    name: 'Ayu',
    phone: '1',
    email: 'ayu@example.org',
    education: 's1',
    ...texts,
    cv_or_portfolios: 'x',
  }
  const before = vacancyPage.parse(await get('/api/admin/job-vacancies?view=page', token))
  expect(before.entries[0]?.newApplications).toBe(0)
  expect(await call('POST', '/api/job-vacancies/1', undefined, application)).toEqual({
    status: 200,
    body: { message: 'The host has your application.' },
  })
  const { entries } = applicationPage.parse(
    await get('/api/admin/job-vacancies/1/applications?view=page', token),
  )
  expect(entries).toMatchObject([{ name: 'Ayu', is_read: 0, createdAt: '2025-11-20T09:30:00.000Z' }])
  const id = entries[0]?.id
  expect((await get(`/api/admin/applications/${id}`, token)).applicationFiles).toMatchObject([
    { file_path: 'files/pixel.png' },
  ])
  expect((await call('POST', `/api/admin/job-vacancies/set-read/${id}`)).body).toEqual({ message: 'Done.' })
  expect((await get('/api/admin/summary', token)).newApplications).toBe(0)
  expect((await call('DELETE', `/api/admin/job-vacancies/${id}/applications`, token)).status).toBe(200)
  expect(host.data.applications).toEqual([])
})

it('a token that the host does not know is refused, and a refusal says why', async () => {
  const { call, host, token } = await shellOver()
  for (const bad of [undefined, 'a.b.c', host.token(1)])
    expect((await call('GET', '/api/admin/articles?view=page', bad)).status).toBe(401)
  const { status, body } = await call('POST', '/api/admin/categories/create', token, { name: '' })
  expect([status, body.errors]).toEqual([422, { name: ['The name field is required.'] }])
})

it('a login opens the files of the back-office, and a log-out closes them', async () => {
  const { shell, host } = await shellOver()
  const cookieAfter = async (url: string, payload: object) =>
    (await shell.inject({ method: 'POST', url, payload })).headers['set-cookie']?.[0]
  const opened = await cookieAfter('/api/login', { email: 'a@b.example', password: HOST_PASSWORD })
  expect(opened).toMatch(/^office-files=[\w.-]{60,}; Path=\/remotes\/; HttpOnly; SameSite=Strict; Secure$/)
  expect(await cookieAfter('/api/login', { email: 'a@b.example', password: 'a guess' })).toBeUndefined()
  expect(await cookieAfter('/api/logout', {})).toMatch(/^office-files=; Path=\/remotes\/; .*Max-Age=0/)
  expect(host.missed.has('POST /api/logout')).toBe(false)
})

it('an address that the host does not have is requested once at most', async () => {
  const { call, host, token } = await shellOver()
  for (const url of [
    '/api/articles?view=cards',
    '/api/site',
    '/api/admin/figures',
    '/api/admin/people',
    '/api/articles/topics',
  ])
    for (const _twice of [1, 2]) await call('GET', url, token)
  expect((await call('POST', '/api/logout', token)).status).toBe(204)
  expect((await call('POST', '/api/admin/articles/1/edits', token, {})).status).toBe(404)
  expect(Object.fromEntries(host.missed)).toEqual({ 'GET /api/capabilities': 1, 'GET /api/site': 1 })
})
