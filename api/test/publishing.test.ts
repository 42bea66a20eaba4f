import type { AdminArticle, Article, ArticleAddresses, ArticleDetail } from '@arunika/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createArticleService } from '../src/modules/articles/service.ts'
import { contextOf } from './support/context.ts'
import { articleForm, jpeg } from './support/samples.ts'
import { startTestApi, type TestApi } from './support/test-api.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startTestApi()
  token = (await api.logIn()).token
  await api.call('/api/admin/categories/create', { token, json: { name: 'News' } })
})
afterAll(() => api.stop())

const fields = { title: 'A title', date: '2026-11-20', content: '<p>Text</p>' }

/** Creates an article, or changes the one with this id. */
async function save(own: Record<string, string>, id?: number) {
  const picture = id === undefined ? await jpeg() : undefined
  const form = articleForm({ ...fields, categories: [1], ...(picture ? { picture } : {}) })
  for (const [name, value] of Object.entries(own)) form.set(name, value)
  return api.call(`/api/admin/articles/${id ?? 'create'}`, { token, form })
}
const all = async () => (await api.call<AdminArticle[]>('/api/admin/articles', { token })).body
const find = async (title: string) => {
  const article = (await all()).find((each) => each.title === title)
  if (!article) throw new Error(`no ${title}`)
  return article
}
const publicTitles = async () =>
  (await api.call<Article[]>('/api/articles')).body.map((article) => article.title)
const detailStatus = async (id: number) => (await api.call(`/api/articles/${id}`)).status

it('an article sent as specified is published at once', async () => {
  await save({ title: 'Plain' })
  expect(await find('Plain')).toMatchObject({ status: 'published', publishAt: null })
  expect(await publicTitles()).toContain('Plain')
})

it('only administrators see a draft until it is published', async () => {
  await save({ title: 'Draft', draft: '1' })
  const { id, status } = await find('Draft')
  expect(status).toBe('draft')
  expect(await publicTitles()).not.toContain('Draft')
  expect(await detailStatus(id)).toBe(404)
  await save({ title: 'Draft' }, id)
  expect(await publicTitles()).toContain('Draft')
  expect(await detailStatus(id)).toBe(200)
})

/** Schedules an article and requests it everywhere before it appears, allowing more time on slow machines. */
async function scheduleAndAsk() {
  for (let lead = 1_000; ; lead *= 2) {
    const [title, time] = [`In ${lead} ms`, Date.now() + lead]
    await save({ title, publish_at: new Date(time).toISOString() })
    const { id, status } = await find(title)
    const found = { title, id, status, titles: await publicTitles(), detail: await detailStatus(id) }
    if (Date.now() < time) return found
  }
}

it('an article appears at its time, although every list was asked for before', async () => {
  const { title, id, status, titles, detail } = await scheduleAndAsk()
  expect({ status, detail }).toEqual({ status: 'scheduled', detail: 404 })
  expect(titles).not.toContain(title)
  await expect.poll(publicTitles).toContain(title)
  expect(await detailStatus(id)).toBe(200)
  expect((await find(title)).status).toBe('published')
})

it('a time that is none is refused', async () => {
  const response = await save({ title: 'Never', publish_at: 'tomorrow' })
  expect(response).toMatchObject({
    status: 422,
    body: { errors: { publish_at: ['Please choose a date and a time.'] } },
  })
})

it('changing an outdated version overwrites nothing and is a conflict', async () => {
  await save({ title: 'Shared' })
  const { id, updatedAt } = await find('Shared')
  const change = (title: string, version: string) => save({ title, if_updated_at: version }, id)
  expect((await change('Hers', updatedAt)).status).toBe(200)
  expect(await change('His', updatedAt)).toMatchObject({ status: 409, body: { code: 'article_changed' } })
  const hers = await find('Hers')
  expect((await change('His', hers.updatedAt)).status).toBe(200)
  expect((await save({ title: 'As specified' }, id)).status).toBe(200)
})

it('the picture keeps its words and its focus when a change does not name them', async () => {
  await save({ title: 'Picture', image_alt: ' Two potters ', image_focus_x: '20', image_focus_y: '80' })
  const { id } = await find('Picture')
  const shown = { alt: 'Two potters', focus: { x: 20, y: 80 } }
  expect((await find('Picture')).featured_image).toMatchObject(shown)
  await save({ title: 'Picture' }, id)
  expect((await api.call<Article[]>('/api/articles')).body[0]?.featured_image).toMatchObject(shown)
  const wrong = await save({ title: 'Picture', image_focus_x: '101' }, id)
  expect(wrong).toMatchObject({ status: 422, body: { errors: { image_focus_x: [expect.any(String)] } } })
})

it('an article disappears at its time, and is a draft from then on', async () => {
  const soon = new Date(Date.now() + 3_000).toISOString()
  await save({ title: 'For a while', unpublish_at: soon })
  const { id } = await find('For a while')
  expect(await publicTitles()).toContain('For a while')
  await expect.poll(publicTitles).not.toContain('For a while')
  expect(await detailStatus(id)).toBe(404)
  expect((await find('For a while')).status).toBe('draft')
  expect(await createArticleService(contextOf(api)).withdrawOver()).toBe(1)
  // Another process learns of the change a moment later.
  await expect.poll(async () => (await find('For a while')).unpublishAt).toBeUndefined()
  expect((await find('For a while')).status).toBe('draft')
})

it('a time to disappear that has passed, or is before the publish time, is refused', async () => {
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const wrong: Record<string, string>[] = [
    { unpublish_at: later(-1) },
    { publish_at: later(2), unpublish_at: later(1) },
  ]
  for (const own of wrong)
    expect(await save({ title: 'x', ...own })).toMatchObject({
      status: 422,
      body: { errors: { unpublish_at: [expect.any(String)] } },
    })
})

it('slug, byline, linked pages and search texts are optional, and stay if a change does not name them', async () => {
  const own = {
    ...{ slug: 'rimba-the-film', seo_title: 'Rimba', seo_description: 'A forest.', byline: 'Dewi' },
    linked_pages: ' /career/7  /academy/kid-class /career/7 ',
  }
  await save({ title: 'Rimba', ...own })
  const { id } = await find('Rimba')
  const shown = async () => (await api.call<ArticleDetail>(`/api/articles/${id}`)).body.article
  const address = async () =>
    (await api.call<ArticleAddresses>('/api/articles?view=places')).body.find((each) => each.id === id)
  const expected = {
    slug: 'rimba-the-film',
    seo: { title: 'Rimba', description: 'A forest.' },
    byline: 'Dewi',
    linkedPages: ['/career/7', '/academy/kid-class'],
  }
  expect(await shown()).toMatchObject(expected)
  expect(await address()).toMatchObject({ slug: 'rimba-the-film' })
  await save({ title: 'Rimba 2' }, id)
  expect(await shown()).toMatchObject({ title: 'Rimba 2', ...expected })
  await save({ title: 'Rimba 2', slug: '' }, id)
  expect(await shown()).not.toHaveProperty('slug')
  expect(await address()).not.toHaveProperty('slug')
  expect(await save({ title: 'x', slug: 'No Spaces' })).toMatchObject({
    status: 422,
    body: { errors: { slug: [expect.any(String)] } },
  })
  for (const wrong of [
    'https://elsewhere.test/',
    '/career/1 /career/2 /career/3 /career/4 /career/5 /career/6',
  ])
    expect(await save({ title: 'x', linked_pages: wrong })).toMatchObject({
      status: 422,
      body: { errors: { linked_pages: [expect.any(String)] } },
    })
})
