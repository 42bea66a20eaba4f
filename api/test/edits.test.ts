import { randomUUID } from 'node:crypto'
import type { EditState, PreviewLink } from '@arunika/admin-contracts'
import type { AdminArticle, Article, ArticleDetail, SavedResponse } from '@arunika/contracts'
import { expect, it, vi } from 'vitest'
import { runAdminCommand } from '../src/modules/auth/admin-command.ts'
import { articleForm, jpeg } from './support/samples.ts'
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
    editors: [{ email: ADMIN.email, field: 'title' }],
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

it('edits of a deleted article, or with unknown fields, are refused', async () => {
  const { api, token, path } = await start()
  const json = { form: randomUUID(), field: '', changes: {} }
  expect((await api.call('/api/admin/articles/99/edits', { token, json })).status).toBe(404)
  for (const changes of [{ 'A b': change('x') }, { title: change({ html: 'x' }) }])
    expect((await api.call(`${path}/edits`, { token, json: { ...json, changes } })).status).toBe(422)
})
