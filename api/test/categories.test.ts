import type { Category } from '@arunika/admin-contracts'
import type { Article } from '@arunika/contracts'
import { expect, it } from 'vitest'
import { categories } from '../src/db/schema/index.ts'
import { articleForm, jpeg } from './support/samples.ts'
import { fileApi } from './support/test-api.ts'

const { api, token } = await fileApi()

const list = async () => (await api.call<Category[]>('/api/admin/categories', { token })).body

it('an administrator creates, renames and deletes categories', async () => {
  const created = await api.call('/api/admin/categories/create', { token, json: { name: '  News ' } })
  expect(created).toMatchObject({ status: 200, body: { message: 'The category has been created.' } })
  const [category] = await list()
  expect(category).toMatchObject({ name: 'News', articles: [] })

  const path = `/api/admin/categories/${category?.id}`
  const renamed = await api.call(path, { token, json: { name: 'Stories' } })
  expect(renamed.body).toMatchObject({ message: 'The category has been updated.' })
  expect((await api.call(path, { token })).body).toEqual({
    ...category,
    name: 'Stories',
    updatedAt: expect.any(String),
  })

  const deleted = await api.call(path, { token, method: 'DELETE' })
  expect(deleted.body).toEqual({ message: 'The category has been deleted.' })
  expect(await list()).toEqual([])
})

it.each([{}, { name: '' }, { name: '   ' }, { name: 5 }, { name: null }])(
  'a category needs a name: %j',
  async (json) => {
    const response = await api.call('/api/admin/categories/create', { token, json })
    expect(response).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: { name: ['Category name is required.'] } },
    })
  },
)

it('no two categories have one name, also when both are sent at once', async () => {
  const create = (name: string) => api.call('/api/admin/categories/create', { token, json: { name } })
  const both = await Promise.all([create('Events'), create('EVENTS')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  const taken = { name: ['There is a category of this name already.'] }
  expect(both.find(({ status }) => status === 422)?.body).toMatchObject({ errors: taken })
  await create('ÉTUDES')
  expect((await create('ÉTUDES')).body).toMatchObject({ errors: taken })
  await create('Other')
  const [events, , other] = await list()
  const rename = (id: number | undefined, name: string) =>
    api.call(`/api/admin/categories/${id}`, { token, json: { name } })
  expect((await rename(other?.id, 'events')).body).toMatchObject({ errors: taken })
  expect((await rename(events?.id, 'events')).status).toBe(200)
  for (const { id } of await list())
    await api.call(`/api/admin/categories/${id}`, { token, method: 'DELETE' })
})

it('categories that share a name since before names were compared can be edited, and take no third one', async () => {
  const shared = await api.db
    .insert(categories)
    .values([{ name: 'Academy' }, { name: ' academy ' }, { name: 'Studio' }])
    .returning()
  const [first, second, studio] = shared.map(({ id }) => id)
  const save = async (id: number | undefined, name: string) =>
    (await api.call(`/api/admin/categories/${id}`, { token, json: { name } })).status
  expect(await save(first, 'Academy')).toBe(200)
  expect(await save(second, 'ACADEMY')).toBe(200)
  expect(await save(studio, 'academy')).toBe(422)
  expect(await save(second, 'studio')).toBe(422)
  expect(await save(second, 'Arts Academy')).toBe(200)
  for (const { id } of shared) await api.call(`/api/admin/categories/${id}`, { token, method: 'DELETE' })
})

it('a category may also be sent by an HTML form, in either encoding', async () => {
  const urlencoded = await fetch(`${api.url}/api/admin/categories/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new URLSearchParams({ name: 'By form' }),
  })
  expect(urlencoded.status).toBe(200)
  const form = new FormData()
  form.append('name', 'By multipart')
  expect((await api.call('/api/admin/categories/create', { token, form })).status).toBe(200)
  expect((await list()).map((category) => category.name)).toEqual(['By form', 'By multipart'])
})

it('articles show the new name of a category at once, and lose it when it is deleted', async () => {
  const [category] = await list()
  const form = articleForm({
    title: 'Stays',
    date: '2026-11-20',
    content: '<p>x</p>',
    categories: [category?.id ?? 0],
    picture: await jpeg(),
  })
  await api.call('/api/admin/articles/create', { token, form })
  expect((await list())[0]?.articles).toEqual([{ id: expect.any(Number), title: 'Stays' }])
  const path = `/api/admin/categories/${category?.id}`
  const categoriesShown = async () => (await api.call<Article[]>('/api/articles')).body[0]?.categories

  await api.call(path, { token, json: { name: 'Renamed' } })
  expect(await categoriesShown()).toEqual([{ id: category?.id, name: 'Renamed' }])
  await api.call(path, { token, method: 'DELETE' })
  expect(await categoriesShown()).toEqual([])
})

it('the articles of a deleted category move to another one where asked', async () => {
  const create = (name: string) =>
    api.call<{ id: number }>('/api/admin/categories/create', { token, json: { name } })
  const [old, heir] = await Promise.all([create('Old'), create('Heir')])
  const form = articleForm({
    title: 'Moves',
    date: '2026-11-21',
    content: '<p>x</p>',
    categories: [old.body.id],
    picture: await jpeg(),
  })
  await api.call('/api/admin/articles/create', { token, form })
  const path = `/api/admin/categories/${old.body.id}`
  const remove = (to: number) => api.call(`${path}?move_to=${to}`, { token, method: 'DELETE' })
  // A category cannot hand its articles to itself or to a missing one.
  expect((await remove(old.body.id)).status).toBe(404)
  expect((await remove(999_999)).status).toBe(404)
  expect((await remove(heir.body.id)).status).toBe(200)
  const [article] = (await api.call<Article[]>('/api/articles')).body
  expect(article).toMatchObject({ title: 'Moves', categories: [{ name: 'Heir' }] })
  const { body } = await api.call<{ entries: unknown[] }>('/api/admin/categories?view=page', { token })
  expect(body.entries).toContainEqual({ id: heir.body.id, name: 'Heir', articles: 1 })
})

it('changing a category that does not exist is a 404', async () => {
  for (const call of [{ token }, { token, json: { name: 'x' } }, { token, method: 'DELETE' }]) {
    const response = await api.call('/api/admin/categories/999999', call)
    expect(response).toMatchObject({ status: 404, body: { code: 'category_not_found' } })
    expect((await api.call('/api/admin/categories/abc', call)).status).toBe(404)
  }
})
