import type { ArticlePreview } from '@arunika/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleForm, jpeg } from './support/samples.ts'
import { startTestApi, type TestApi } from './support/test-api.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startTestApi()
  token = (await api.logIn()).token
  for (const name of ['Studio', 'Academy'])
    await api.call('/api/admin/categories/create', { token, json: { name } })
  for (const [title, category] of [
    ['Own', 1],
    ['Near', 1],
    ['Far', 2],
  ] as const) {
    const fields = { title, date: '2026-11-20', content: '<p>x</p>', categories: [category] }
    const form = articleForm({ ...fields, picture: await jpeg() })
    await api.call('/api/admin/articles/create', { token, form })
  }
})
afterAll(() => api.stop())

const preview = (own: object, credential = token) =>
  api.call<ArticlePreview>('/api/admin/articles/preview', {
    token: credential,
    json: { id: 1, hashtags: '', content: '', categories: [], ...own },
  })

it('a preview shows a text as it would be stored, and its categories as readers see them', async () => {
  const content = '<p onclick="x()">Hello <script>alert(1)</script><b>you</b></p>'
  const { body } = await preview({ content, categories: [1, 2, 99] })
  expect(body.content).toBe('<p>Hello <b>you</b></p>')
  expect(body.categories).toEqual([
    { id: 2, name: 'Academy' },
    { id: 1, name: 'Studio' },
  ])
})

it('a preview shows what would be related, but not the article itself', async () => {
  const titles = async (own: object) =>
    (await preview(own)).body.relatedArticles.map((article) => article.title)
  expect(await titles({ categories: [1] })).toEqual(['Near', 'Far'])
  expect(await titles({ categories: [2] })).toEqual(['Far', 'Near'])
  expect(await titles({ id: undefined, categories: [1] })).toEqual(['Near', 'Own', 'Far'])
})

it('a preview saves nothing, and is for administrators only', async () => {
  await preview({ content: '<p>Changed</p>', categories: [2] })
  expect((await api.call('/api/articles/1')).body).toMatchObject({
    article: { title: 'Own', content: '<p>x</p>', categories: [{ id: 1 }] },
  })
  expect((await preview({}, 'a.b.c')).status).toBe(401)
})
