import type { ListPage, PictureRow, RevisionRow, TrashPage } from '@arunika/admin-contracts'
import type { SavedResponse } from '@arunika/contracts'
import { expect, it, onTestFinished } from 'vitest'
import { createApp } from '../src/app.ts'
import { categories } from '../src/db/schema/index.ts'
import { ResponseCache } from '../src/lib/response-cache.ts'
import { insertArticle } from '../src/modules/articles/saving.ts'
import { runApi } from '../src/run-api.ts'
import { contextOf } from './support/context.ts'
import { articleForm, jpeg, uploadForm, VACANCY } from './support/samples.ts'
import { startOwnApi, type TestApi } from './support/test-api.ts'

/** In each of two categories; more than are listed below an article. */
const ARTICLES = 15
/** The newest and the oldest articles of both categories. */
const SOME = [1, 2, 3, 13, 14, 15, 16, 17, 29, 30]
const LISTS = [
  '/api/articles',
  '/api/articles?view=cards&limit=17',
  '/api/articles?view=places',
  '/api/articles?view=page&category=1',
  '/api/articles?view=page&category=2',
  '/api/articles?view=page&category=2&language=id',
  '/api/articles?view=page&hashtag=art',
  '/api/articles?view=page&q=doors',
  '/api/articles?view=cards&linkedPage=/career/1',
  '/api/articles/topics',
  '/api/articles/topics?language=id',
  '/api/articles/feed.xml',
  '/api/articles/feed/1',
  '/api/job-vacancies',
  '/api/job-vacancies?view=titles',
  '/api/job-vacancies/1',
]

/** An api on the same database that caches nothing, because it never trusts its entries. */
async function uncached(api: TestApi) {
  const responseCache = new ResponseCache()
  responseCache.setConnected(false)
  const app = await createApp({ ...contextOf(api), responseCache })
  onTestFinished(() => app.close())
  return async (path: string) => {
    const { statusCode, body } = await app.inject(path)
    return { status: statusCode, text: body }
  }
}

/** Articles 1 to 15 are in category 1, the others in category 2; the first of each is the newest. */
async function start() {
  const api = await startOwnApi()
  await api.db.insert(categories).values([{ name: 'News' }, { name: 'Games' }])
  for (let nth = 0; nth < 2 * ARTICLES; nth += 1) {
    const date = `2026-03-${String(28 - (nth % ARTICLES)).padStart(2, '0')}`
    const values = { title: `Doors ${nth}`, date, content: '<p>x</p>', excerpt: 'x', hashtags: '' }
    await insertArticle(api.db, values, [nth < ARTICLES ? 1 : 2])
  }
  const { token } = await api.logIn()
  const post = async (path: string, json: object) => {
    const { status, body } = await api.call<SavedResponse>(`/api/admin/${path}`, { token, json })
    expect(status, path).toBe(200)
    return body.id ?? 0
  }
  const remove = (path: string) => api.call(`/api/admin/${path}`, { token, method: 'DELETE' })
  const save = async (id: number | 'create', fields: Partial<Parameters<typeof articleForm>[0]>) => {
    const form = articleForm({
      title: 'Gates',
      content: '<p>y</p>',
      hashtags: '',
      categories: [1],
      ...fields,
    })
    const { status, body } = await api.call<SavedResponse>(`/api/admin/articles/${id}`, { token, form })
    expect(status).toBe(200)
    return body.id ?? 0
  }
  const misses = async () => {
    const { body } = await api.call<string>('/metrics')
    return Number(/^response_cache_requests\{.*result="miss".*\} (\d+)$/m.exec(body)?.[1])
  }
  return { api, token, post, remove, save, misses }
}

it('no public response of any process is older than the database, whatever was written', async () => {
  const { api, token, post, remove, save } = await start()
  const second = await runApi(api.databaseUrl, api.settings, { port: 0, graceMs: 0 })
  onTestFinished(() => second.stop())
  const fresh = await uncached(api)
  const picture = await jpeg(40, 40)
  let last = 2 * ARTICLES
  const paths = () => [...LISTS, ...[...SOME, last].map((id) => `/api/articles/${id}`)]
  const read = async (url: string, path: string) => {
    const response = await fetch(url + path)
    return { status: response.status, text: await response.text() }
  }
  const expectFresh = async (after: string) => {
    for (const path of paths()) {
      const expected = await fresh(path)
      expect(await read(api.url, path), `${path} after ${after}`).toEqual(expected)
      // The other process is notified a moment later.
      await expect.poll(() => read(second.url, path), { interval: 10 }).toEqual(expected)
    }
  }
  const upload = async () => {
    const form = uploadForm(await jpeg(50, last))
    return (await api.call<PictureRow>('/api/admin/pictures/create', { token, form })).body
  }
  const lastRevision = async (id: number) => {
    const { body } = await api.call<ListPage<RevisionRow>>(
      `/api/admin/revisions?view=page&subject=article&id=${id}`,
      { token },
    )
    return body.entries.at(-1)?.id
  }
  const old = { date: '2026-03-14' }
  const writes: Record<string, () => Promise<unknown>> = {
    'a vacancy is published': () => post('job-vacancies/create', VACANCY),
    'the text of the newest article': () => save(1, { date: '2026-03-28' }),
    'the text of an old article': () => save(15, old),
    'a new draft': async () => {
      last = await save('create', { date: '2026-03-30', draft: '1', picture })
    },
    'the draft is published': () => save(last, { date: '2026-03-30', picture }),
    'an old article moves to the other category': () => save(15, { ...old, categories: [2] }),
    'an old article gets a hashtag': () => save(14, { date: '2026-03-15', hashtags: '#art' }),
    'another one shares it': () => save(30, { ...old, hashtags: '#art', categories: [2] }),
    'an old article becomes the newest': () => save(29, { date: '2026-03-31', categories: [2] }),
    'it is about a vacancy': () =>
      save(29, { date: '2026-03-31', categories: [2], ...{ linked_pages: '/career/1' } }),
    'a restored revision': async () => post(`revisions/${await lastRevision(29)}/restore`, {}),
    'many are unpublished': () => post('articles/bulk', { ids: [2, 3, 16], action: 'unpublish' }),
    'many get a category': () => post('articles/bulk', { ids: [4, 5], action: 'categorise', category: 2 }),
    'an article is deleted': () => remove('articles/1'),
    'it is restored': () => post('trash/restore', { subject: 'article', ids: [1] }),
    'a category is added': () => post('categories/create', { name: 'Film' }),
    'a category is renamed': () => post('categories/1', { name: 'Newsroom' }),
    'a category is translated': () => post('categories/2', { name: 'Games', 'name@id': 'Permainan' }),
    'a category is deleted': () => remove('categories/2'),
    'and restored': () => post('trash/restore', { subject: 'category', ids: [2] }),
    'a picture is replaced': async () => {
      const { body } = await api.call<ListPage<PictureRow>>('/api/admin/pictures?view=page', { token })
      await post(`pictures/${body.entries[0]?.id}/replace`, { by: (await upload()).id })
    },
    'the vacancy is closed': () => post('job-vacancies/bulk', { ids: [1], action: 'close' }),
  }
  await expectFresh('nothing')
  for (const [name, write] of Object.entries(writes)) {
    await write()
    await expectFresh(name)
  }
  const { body } = await api.call<TrashPage>('/api/admin/trash?view=page', { token })
  expect(body.entries).toEqual([])
}, 120_000)

it('what is scheduled later appears on time below articles whose responses stayed cached', async () => {
  const { api, save } = await start()
  const related = async () =>
    (await api.call<{ relatedArticles: { title: string }[] }>('/api/articles/15')).body.relatedArticles[0]
      ?.title
  expect(await related()).toBe('Doors 0')
  const later = { title: 'Later', date: '2026-04-01' }
  const id = await save('create', { ...later, draft: '1', picture: await jpeg(40, 40) })
  const inTime = { publish_at: new Date(Date.now() + 1_500).toISOString() }
  await save(id, { ...later, ...inTime })
  expect(await related()).toBe('Doors 0')
  await expect.poll(related, { interval: 50, timeout: 20_000 }).toBe('Later')
})

it('a change of one article leaves responses cached that do not show it', async () => {
  const { api, save, misses, post, remove } = await start()
  const missesOf = async (write: () => Promise<unknown>) => {
    for (let id = 1; id <= 2 * ARTICLES; id += 1) await api.call(`/api/articles/${id}`)
    const before = await misses()
    await write()
    for (let id = 1; id <= 2 * ARTICLES; id += 1) await api.call(`/api/articles/${id}`)
    return (await misses()) - before
  }
  // Each article lists the newest twelve of its category.
  expect(await missesOf(() => save(15, { date: '2026-03-14' }))).toBe(1)
  expect(await missesOf(() => save(1, { date: '2026-03-28' }))).toBe(ARTICLES)
  const draft = { title: 'Draft', date: '2026-03-30', draft: '1' }
  expect(await missesOf(() => save('create', draft))).toBe(0)
  expect(await missesOf(() => post('categories/create', { name: 'Film' }))).toBe(0)
  expect(await missesOf(() => post('articles/bulk', { ids: [14], action: 'unpublish' }))).toBe(1)
  expect(await missesOf(() => remove('articles/30'))).toBe(2)
  // A refused save changes nothing.
  const refused = articleForm({ title: '', date: '2026-03-14', content: '', categories: [1] })
  const { token } = await api.logIn()
  expect(await missesOf(() => api.call('/api/admin/articles/13', { token, form: refused }))).toBe(2)
  // An article that may newly appear below any other drops them all.
  expect(await missesOf(() => save(13, { date: '2026-03-31' }))).toBe(2 * ARTICLES)
})
