import { randomUUID } from 'node:crypto'
import type { EditState, PreviewLink } from '@arunika/admin-contracts'
import type { AdminArticle, Article, ArticleDetail, SavedResponse } from '@arunika/contracts'
import { expect, it, vi } from 'vitest'
import { runAdminCommand } from '../src/modules/auth/admin-command.ts'
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
