import type { Article, Category } from '@arunika/shared/contracts'
import { expect, it } from 'vitest'
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
    const answer = await api.call('/api/admin/categories/create', { token, json })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: { name: ['Category name is required.'] } },
    })
  },
)

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

it('whoever changes a category that does not exist is told so', async () => {
  for (const call of [{ token }, { token, json: { name: 'x' } }, { token, method: 'DELETE' }]) {
    const answer = await api.call('/api/admin/categories/999999', call)
    expect(answer).toMatchObject({ status: 404, body: { code: 'category_not_found' } })
    expect((await api.call('/api/admin/categories/abc', call)).status).toBe(404)
  }
})
