import type { Category } from '@arunika/admin-contracts'
import type { Article } from '@arunika/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ArticleFields, articleForm, png, type SampleFile } from './support/samples.ts'
import { startTestApi, type TestApi } from './support/test-api.ts'

let api: TestApi
let token: string
let news: number

beforeAll(async () => {
  api = await startTestApi()
  token = (await api.logIn()).token
  await api.call('/api/admin/categories/create', { token, json: { name: 'News' } })
  news = (await api.call<Category[]>('/api/admin/categories', { token })).body[0]?.id ?? 0
})
afterAll(() => api.stop())

/** Saves an article and fetches the card from the public list. */
async function save(address: string, own: ArticleFields, focus = '50') {
  const form = articleForm({
    title: 'A title',
    date: '2026-11-20',
    content: '<p>Text</p>',
    categories: [news],
    ...own,
  })
  form.set('image_focus_x', focus)
  await api.call(`/api/admin/articles/${address}`, { token, form })
  const found = (await api.call<Article[]>('/api/articles')).body.find(({ title }) => title === own.title)
  const card = await fetch(`${api.url}/uploads/${found?.featured_image?.social}`)
  return { id: found?.id, card, bytes: await card.clone().arrayBuffer() }
}

it('an article gets a card for messengers: a JPEG of 1200 by 630, of whatever picture', async () => {
  const { card, bytes } = await save('create', { title: 'With a card', picture: await png(90, 400) })
  expect(card.headers.get('content-type')).toBe('image/jpeg')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

/** A wide picture, red on its left and blue on its right. */
async function redAndBlue(): Promise<SampleFile> {
  const half = { width: 600, height: 200, channels: 3 as const, background: '#e00000' }
  const bytes = await sharp({ create: { ...half, width: 1200, background: '#0000e0' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return { name: 'two.png', type: 'image/png', bytes }
}

async function colourOf(bytes: ArrayBuffer) {
  const { dominant } = await sharp(bytes).stats()
  return dominant.r > dominant.b ? 'red' : 'blue'
}

it('the card keeps the focus point, and is made again when the point moves', async () => {
  const left = await save('create', { title: 'Red and blue', picture: await redAndBlue() }, '0')
  expect(await colourOf(left.bytes)).toBe('red')
  const right = await save(`${left.id}`, { title: 'Red and blue' }, '100')
  expect(await colourOf(right.bytes)).toBe('blue')
  // The previous version still shows it.
  expect((await fetch(left.card.url)).status).toBe(200)
  const again = await save(`${left.id}`, { title: 'Red and blue' }, '100')
  expect(again.card.url).toBe(right.card.url)
})
