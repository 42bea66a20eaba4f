import { randomUUID } from 'node:crypto'
import type { BegunEdits, EditState, NewEntry, PreviewLink } from '@arunika/admin-contracts'
import type { AdminArticle, Article, ArticleDetail, SavedResponse } from '@arunika/contracts'
import { expect, it, vi } from 'vitest'
import { entryEdits } from '../src/db/schema/index.ts'
import { runAdminCommand } from '../src/modules/auth/admin-command.ts'
import { removeBlank } from '../src/modules/edits/repository.ts'
import { person } from './support/people.ts'
import { articleForm, jpeg, uploadForm } from './support/samples.ts'
import { ADMIN, startOwnApi } from './support/test-api.ts'

type Changes = Record<string, { value: unknown; known: string }>

/** A published article, and two administrators who have it open. */
async function start() {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  await api.call('/api/admin/categories/create', { token, json: { name: 'News' } })
  const texts = { title: 'Doors', date: '2026-11-20', content: '<p>x</p>', categories: [1] }
  const { body } = await api.call<SavedResponse>('/api/admin/articles/create', {
    token,
    form: articleForm({ ...texts, picture: await jpeg() }),
  })
  const path = `/api/admin/articles/${body.id}`
  const password = await runAdminCommand(api.db, { verb: 'create', email: 'sari@example.com' })
  const login = await api.call<{ token: string }>('/api/login', {
    json: { email: 'sari@example.com', password },
  })
  const formOf = (own: string) => {
    const form = randomUUID()
    return async (changes: Changes = {}, field = '') =>
      (await api.call<EditState>(`${path}/edits`, { token: own, json: { form, field, changes } })).body
  }
  const save = (fields: object) =>
    api.call<SavedResponse>(path, { token, form: articleForm({ ...texts, ...fields }) })
  return { api, token, path, save, mine: formOf(token), sari: formOf(login.body.token) }
}

const change = (value: unknown, known = '') => ({ value, known })

it('unsaved edits of a published article reach all its forms and no reader', async () => {
  const { api, mine, sari } = await start()
  await mine({ title: change('Gates') }, 'title')
  expect(await sari({ content: change('<p>y</p>') }, 'content')).toMatchObject({
    fields: {
      title: { value: 'Gates', by: ADMIN.email },
      content: { value: '<p>y</p>', by: 'sari@example.com' },
    },
    editors: [{ email: ADMIN.email, field: 'title', own: false }],
    refused: [],
  })
  expect((await api.call<Article[]>('/api/articles')).body).toMatchObject([{ title: 'Doors' }])
})

it('of two editors of one field, the second overwrites nothing unseen', async () => {
  const { mine, sari } = await start()
  const { fields } = await mine({ title: change('Gates') })
  expect(await sari({ title: change('Windows') })).toMatchObject({
    fields: { title: { value: 'Gates' } },
    refused: ['title'],
  })
  expect(await sari({ title: change('Windows', fields.title?.at) })).toMatchObject({
    fields: { title: { value: 'Windows', by: 'sari@example.com' } },
    refused: [],
  })
})

it('a save removes its edits, and leaves newer ones', async () => {
  const { mine, sari, save, path, api, token } = await start()
  const { fields } = await mine({ title: change('Gates') })
  await vi.waitUntil(() => new Date().toISOString() > (fields.title?.at ?? ''))
  await sari({ content: change('<p>later</p>') })
  await save({ title: 'Gates', merged_edits: fields.title?.at })
  expect(Object.keys((await mine()).fields)).toEqual(['content'])
  await api.call(`${path}/edits`, { token, method: 'DELETE' })
  expect((await mine()).fields).toEqual({})
  expect((await api.call<AdminArticle>(path, { token })).body.title).toBe('Gates')
})

it('a closed form is no longer listed', async () => {
  const { api, token, path, mine, sari } = await start()
  await mine()
  const form = randomUUID()
  await api.call(`${path}/edits`, { token, json: { form, field: '', changes: {} } })
  expect((await sari()).editors).toHaveLength(2)
  await api.call(`${path}/editors/${form}`, { token, method: 'DELETE' })
  expect((await sari()).editors).toHaveLength(1)
})

it('a preview link shows the unsaved article to its holders for seven days, and nothing else', async () => {
  const { api, token, path, mine } = await start()
  await mine({
    title: change('Gates'),
    content: change('<p>New</p><script>1</script>'),
    categories: change([]),
    draft: change('1'),
  })
  const { body } = await api.call<PreviewLink>(`${path}/preview-link`, { token, method: 'POST' })
  const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(7)
  const address = body.path.replace('/articles/preview', '/api/articles/preview')
  const shown = await api.call<ArticleDetail>(address)
  expect(shown.body.article).toMatchObject({ title: 'Gates', content: '<p>New</p>', categories: [] })
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  const [id, expires, signature] = new URL(address, api.url).searchParams.get('link')?.split('.') ?? []
  for (const forged of [
    `2.${expires}.${signature}`,
    `${id}.${Number(expires) + 1}.${signature}`,
    `${id}.1.x`,
    'x',
  ])
    expect(await api.call(`/api/articles/preview?link=${forged}`)).toMatchObject({ status: 403 })
})

it('a preview link shows every field that was typed, in each language', async () => {
  const { api, token, path, mine } = await start()
  await mine({
    title: change('Gates'),
    date: change('2026-12-24'),
    hashtags: change('#a #b'),
    content: change('<p>New</p>'),
    categories: change([1]),
    image_alt: change('A gate'),
    image_focus: change({ x: 10, y: 90 }),
    slug: change('gates'),
    seo_title: change('Gates, for engines'),
    seo_description: change('All about gates'),
    byline: change('Sari'),
    linked_pages: change('/career/1  /academy/kid-class'),
    'title@id': change('Gerbang'),
    'content@id': change('<p onclick="x()">Baru</p>'),
    'seo_title@id': change('Gerbang, untuk mesin'),
    'seo_description@id': change('Semua tentang gerbang'),
    draft: change('1'),
    publish_at: change('2026-12-31T00:00:00Z'),
    unpublish_at: change('2027-12-31T00:00:00Z'),
  })
  const { body } = await api.call<PreviewLink>(`${path}/preview-link`, { token, method: 'POST' })
  const address = body.path.replace('/articles/preview', '/api/articles/preview')
  const inEnglish = {
    title: 'Gates',
    date: '2026-12-24',
    hashtags: '#a#b',
    content: '<p>New</p>',
    categories: [{ id: 1, name: 'News' }],
    featured_image: { alt: 'A gate', focus: { x: 10, y: 90 } },
    slug: 'gates',
    seo: { title: 'Gates, for engines', description: 'All about gates' },
    byline: 'Sari',
    linkedPages: ['/career/1', '/academy/kid-class'],
  }
  const english = await api.call<ArticleDetail>(address)
  expect(english.body).toMatchObject({ article: inEnglish, languages: ['en', 'id'] })
  const indonesian = await api.call<ArticleDetail>(`${address}&language=id`)
  expect(indonesian.body.article).toMatchObject({
    ...inEnglish,
    title: 'Gerbang',
    content: '<p>Baru</p>',
    seo: { title: 'Gerbang, untuk mesin', description: 'Semua tentang gerbang' },
    language: 'id',
  })
})

it('a preview link shows a picture of the library that was chosen and not saved', async () => {
  const { api, token, path, mine } = await start()
  const form = uploadForm(await jpeg(900, 500))
  const upload = await api.call<{ url: string }>('/api/admin/uploads', { token, form })
  await mine({ media_picture: change(upload.body.url.replace('/uploads/', '')) })
  const { body } = await api.call<PreviewLink>(`${path}/preview-link`, { token, method: 'POST' })
  const shown = await api.call<ArticleDetail>(body.path.replace('/articles/preview', '/api/articles/preview'))
  expect(shown.body.article.featured_image).toMatchObject({ width: 900, height: 500 })
})

it('edits of a deleted article, or with unknown fields, are refused', async () => {
  const { api, token, path } = await start()
  const json = { form: randomUUID(), field: '', changes: {} }
  expect((await api.call('/api/admin/articles/99/edits', { token, json })).status).toBe(404)
  for (const changes of [{ 'A b': change('x') }, { title: change({ html: 'x' }) }])
    expect((await api.call(`${path}/edits`, { token, json: { ...json, changes } })).status).toBe(422)
})

/** An article that was begun in a form and never saved. */
async function begin() {
  const { api, token, sari } = await start()
  const form = randomUUID()
  const json = { form, field: 'title', changes: { title: change('A first word') } }
  const begun = () => api.call<BegunEdits>('/api/admin/articles/edits', { token, json })
  const { body } = await begun()
  const listed = async () => (await api.call<NewEntry[]>('/api/admin/articles/new', { token })).body
  const call = (to: string, options: object = {}) =>
    api.call(`/api/admin/articles${to}`, { token, ...options })
  return { api, token, sari, form, begun, id: body.id, listed, call }
}

it('a new article has its id at once, is stored under it, and is nowhere but in the list of new ones', async () => {
  const { api, id, begun, listed, call } = await begin()
  // A request whose response was lost begins no second one.
  expect((await begun()).body).toMatchObject({
    id,
    savedAt: '',
    fields: { title: { value: 'A first word' } },
  })
  expect(await listed()).toMatchObject([{ id, title: 'A first word', by: ADMIN.email }])
  expect(await call(`/${id}`)).toMatchObject({ status: 404 })
  expect(await api.call(`/api/articles/${id}`)).toMatchObject({ status: 404 })
  expect((await call('')).body).toHaveLength(1)
  expect((await call(`/${id}/edits`)).body).toMatchObject({ savedAt: '' })
  // Another client that creates an article gets another id.
  const { body } = await call('/create', { form: articleForm({ title: 'Other', draft: '1' }) })
  expect((body as SavedResponse).id).toBeGreaterThan(id)
})

it('the first save of a new article uses its id, and a second one is no duplicate', async () => {
  const { id, listed, call } = await begin()
  const form = () =>
    articleForm({ title: 'A first word', draft: '1', reserved_id: `${id}`, merged_edits: '9' })
  expect(await call('/create', { form: form() })).toMatchObject({ status: 200, body: { id } })
  expect(await listed()).toEqual([])
  expect((await call(`/${id}`)).body).toMatchObject({ title: 'A first word', status: 'draft' })
  expect((await call(`/${id}/edits`)).body).toMatchObject({ fields: {} })
  expect(await call('/create', { form: form() })).toMatchObject({ status: 409 })
})

it('a new article that was emptied or discarded leaves nothing behind', async () => {
  const { id, form, listed, call, begun } = await begin()
  const { body } = await begun()
  const changes = { title: change('', body.fields.title?.at), draft: change('1') }
  await call(`/${id}/edits`, { json: { form, field: 'title', changes } })
  expect(await listed()).toEqual([])
  await call(`/${id}/editors/${form}`, { method: 'DELETE' })
  expect(await call(`/${id}/edits`)).toMatchObject({ status: 404 })

  const again = await begun()
  expect(await listed()).toHaveLength(1)
  await call(`/${again.body.id}/edits`, { method: 'DELETE' })
  expect(await listed()).toEqual([])
})

it('an author sees only the new articles that he or she began', async () => {
  const { api, id } = await begin()
  const { token } = await person(api, 'dewi', ['author'])
  expect((await api.call('/api/admin/articles/new', { token })).body).toEqual([])
  expect(await api.call(`/api/admin/articles/${id}/edits`, { token })).not.toMatchObject({ status: 200 })
  const json = { form: randomUUID(), field: 'title', changes: { title: change('Mine') } }
  const { body } = await api.call<BegunEdits>('/api/admin/articles/edits', { token, json })
  expect(await api.call(`/api/admin/articles/${body.id}/edits`, { token })).toMatchObject({ status: 200 })
})

it('a deleted article leaves no unsaved edits to its number', async () => {
  const { api, token, path, mine } = await start()
  await mine({ title: change('Gates') })
  await api.call(path, { token, method: 'DELETE' })
  expect((await api.db.select().from(entryEdits)).length).toBe(0)
})

it('a vacancy is stored while somebody types, begun under its own id, and saved under it', async () => {
  const { api, token } = await startOwnApi().then(async (own) => ({ api: own, ...(await own.logIn()) }))
  const call = <T>(to: string, options: object = {}) =>
    api.call<T>(`/api/admin/job-vacancies${to}`, { token, ...options })
  const json = { form: randomUUID(), field: 'title', changes: { title: change('Puppeteer') } }
  const { body: begun } = await call<BegunEdits>('/edits', { json })
  expect((await call<NewEntry[]>('/new')).body).toMatchObject([{ id: begun.id, title: 'Puppeteer' }])
  expect(await api.call(`/api/job-vacancies/${begun.id}`)).toMatchObject({ status: 404 })
  const vacancy = {
    ...{ title: 'Puppeteer', type: 'internship', location: 'Bandung', status: 'open' },
    ...{ description: '<p>Strings.</p>', requirement: '<p>Patience.</p>' },
  }
  const first = { ...vacancy, reserved_id: `${begun.id}`, merged_edits: begun.fields.title?.at }
  expect(await call('/create', { json: first })).toMatchObject({ status: 200, body: { id: begun.id } })
  expect(await call('/create', { json: first })).toMatchObject({ status: 409 })
  expect((await call(`/${begun.id}/edits`)).body).toMatchObject({ fields: {} })
  const changes = { requirement: change('<p>Nerves.</p>'), closesOn: change(null), salaryMin: change(5) }
  const { body } = await call<EditState>(`/${begun.id}/edits`, { json: { ...json, changes } })
  await call(`/${begun.id}`, { json: { ...vacancy, merged_edits: body.fields.requirement?.at } })
  expect((await call(`/${begun.id}/edits`)).body).toMatchObject({ fields: {} })
  await call(`/${begun.id}/edits`, { json: { ...json, changes } })
  await call(`/${begun.id}`, { method: 'DELETE' })
  expect((await api.db.select().from(entryEdits)).length).toBe(0)
})

it('new entries without a text are removed after a day', async () => {
  const { api, id, begun } = await begin()
  const { body } = await begun()
  const json = { form: randomUUID(), field: 'title', changes: { title: change('', body.fields.title?.at) } }
  const { token } = await api.logIn()
  await api.call(`/api/admin/articles/${id}/edits`, { token, json })
  const other = { form: randomUUID(), field: 'title', changes: { title: change('A thought') } }
  await api.call('/api/admin/articles/edits', { token, json: other })
  await api.db.update(entryEdits).set({ updatedAt: new Date(Date.now() - 2 * 86_400_000) })
  await removeBlank(api.db)
  expect(await api.db.select({ fields: entryEdits.fields }).from(entryEdits)).toMatchObject([
    { fields: { title: { value: 'A thought' } } },
  ])
})
