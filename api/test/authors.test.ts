import { randomUUID } from 'node:crypto'
import type { AdminArticleRow, AdminSummary, ListPage } from '@arunika/admin-contracts'
import type { AdminArticle, Article, SavedResponse } from '@arunika/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from './support/people.ts'
import { articleForm, jpeg } from './support/samples.ts'
import { fileApi } from './support/test-api.ts'

const { api, token: editor } = await fileApi()
const CREATE = '/api/admin/articles/create'
const FORBIDDEN = { status: 403, body: { code: 'forbidden' } }
const TEXTS = { title: 'Doors', date: '2026-11-20', content: '<p>x</p>', categories: [1], draft: '1' }

let author: string
let other: string
beforeAll(async () => {
  await api.call('/api/admin/categories/create', { token: editor, json: { name: 'News' } })
  author = (await person(api, 'author', ['author'])).token
  other = (await person(api, 'other', ['author'])).token
})

const save = async (token: string, path: string, fields: object = {}) =>
  api.call<SavedResponse & { code?: string }>(path, {
    token,
    form: articleForm({ ...TEXTS, picture: await jpeg(), ...fields }),
  })
const pathOf = ({ id }: { id?: number | undefined }) => `/api/admin/articles/${id}`
const create = async (token: string, fields: object = {}) => pathOf((await save(token, CREATE, fields)).body)
const read = async (token: string, path: string) => (await api.call<AdminArticle>(path, { token })).body
const list = async (token: string, query = '') =>
  (await api.call<ListPage<AdminArticleRow>>(`/api/admin/articles?view=page${query}`, { token })).body
const waiting = async (token: string) =>
  (await api.call<AdminSummary>('/api/admin/summary', { token })).body.articlesInReview

/** Every call about one article, each with a change that an author may make of an own draft. */
const CALLS_OF_ONE: [name: string, call: (token: string, path: string) => Promise<{ status: number }>][] = [
  ['read', (token, path) => api.call(path, { token })],
  ['save', (token, path) => save(token, path)],
  ['read unsaved edits', (token, path) => api.call(`${path}/edits`, { token })],
  [
    'type',
    (token, path) =>
      api.call(`${path}/edits`, { token, json: { form: randomUUID(), field: '', changes: {} } }),
  ],
  ['discard', (token, path) => api.call(`${path}/edits`, { token, method: 'DELETE' })],
  ['close', (token, path) => api.call(`${path}/editors/${randomUUID()}`, { token, method: 'DELETE' })],
  ['link', (token, path) => api.call(`${path}/preview-link`, { token, method: 'POST' })],
  ['delete', (token, path) => api.call(path, { token, method: 'DELETE' })],
]

describe('an author', () => {
  it('writes, changes and deletes own drafts, and lists no others', async () => {
    await create(editor, { title: 'Of the editor' })
    await create(other, { title: 'Of another author' })
    const path = await create(author)
    expect(await list(author)).toMatchObject({ entries: [{ title: 'Doors' }], found: 1, total: 1 })
    for (const [name, call] of CALLS_OF_ONE)
      expect([name, (await call(author, path)).status]).toEqual([name, 200])
    expect(await list(author)).toMatchObject({ entries: [], total: 0 })
    for (const whole of ['articles', 'categories', 'categories?view=page', 'categories/1'])
      expect(await api.call(`/api/admin/${whole}`, { token: author }), whole).toMatchObject(FORBIDDEN)
    const names = await api.call('/api/admin/categories?view=names', { token: author })
    expect(names.body).toEqual([{ id: 1, name: 'News' }])
  })

  it('publishes nothing', async () => {
    const path = await create(author)
    const later = new Date(Date.now() + 3_600_000).toISOString()
    for (const fields of [{ draft: '' }, { draft: '0' }, { draft: '', publish_at: later }]) {
      expect(await save(author, path, fields)).toMatchObject(FORBIDDEN)
      expect(await save(author, CREATE, fields)).toMatchObject(FORBIDDEN)
    }
    const ids = [(await read(author, path)).id]
    for (const json of [
      { ids, action: 'publish' },
      { ids, action: 'categorise', category: 1 },
    ])
      expect(await api.call('/api/admin/articles/bulk', { token: author, json })).toMatchObject(FORBIDDEN)
    const changes = { draft: { value: '', known: '' } }
    const json = { form: randomUUID(), field: 'draft', changes }
    expect(await api.call(`${path}/edits`, { token: author, json })).toMatchObject(FORBIDDEN)
    expect((await api.call<Article[]>('/api/articles')).body).toEqual([])
  })

  it('opens neither what others write nor what is published or scheduled', async () => {
    const ofOther = await create(other)
    const published = await create(author)
    await save(editor, published, { draft: '' })
    const scheduled = await create(author)
    const publish_at = new Date(Date.now() + 3_600_000).toISOString()
    await save(editor, scheduled, { draft: '', publish_at })
    for (const path of [ofOther, published, scheduled]) {
      const before = await read(editor, path)
      for (const [name, call] of CALLS_OF_ONE)
        expect([name, await call(author, path)]).toMatchObject([name, FORBIDDEN])
      expect(await read(editor, path)).toEqual(before)
    }
    const statuses = (await list(author, '&sort=title')).entries.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['draft', 'published', 'scheduled'])
  })

  it('asks for a review, which editors find and which ends when it is published', async () => {
    const before = (await waiting(editor)) ?? 0
    const path = await create(author, { title: 'Gates', review: '1' })
    expect(await waiting(editor)).toBe(before + 1)
    expect(await waiting(author)).toBe(0)
    const [found] = (await list(editor, '&status=review')).entries
    expect(found).toMatchObject({ title: 'Gates', status: 'draft', reviewRequestedAt: expect.any(String) })

    await save(editor, path, { title: 'Tall gates' })
    expect((await read(editor, path)).reviewRequestedAt).toBeDefined()
    await save(author, path, { review: '' })
    expect((await list(editor, '&status=review')).entries).toEqual([])
    await save(author, path, { review: '1' })
    await save(editor, path, { draft: '', review: '1' })
    expect(await read(editor, path)).toMatchObject({ status: 'published' })
    await api.call('/api/admin/articles/bulk', {
      token: editor,
      json: { ids: [(await read(editor, path)).id], action: 'unpublish' },
    })
    expect((await read(author, path)).reviewRequestedAt).toBeUndefined()
    expect(await waiting(editor)).toBe(before)
  })

  it('still has a draft that an editor took from the trash', async () => {
    const path = await create(author)
    await api.call(path, { token: author, method: 'DELETE' })
    const json = { subject: 'article', ids: [Number(path.split('/').at(-1))] }
    expect((await api.call('/api/admin/trash/restore', { token: editor, json })).status).toBe(200)
    expect(await read(author, path)).toMatchObject({ title: 'Doors', status: 'draft' })
  })
})
