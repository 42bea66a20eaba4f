// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { defineCatalogue, defineProse, defineWords, loadWords, PROSE_ELEMENT } from './words.ts'

const loadIndonesian = vi.fn(async () => ({ words: { news: 'Berita' } }))
const wordsOf = () => defineWords({ news: 'News' }, { id: loadIndonesian })
afterEach(() => {
  document.documentElement.lang = ''
  document.body.innerHTML = ''
  loadIndonesian.mockClear()
})

test('a document loads the words of its own language, once', async () => {
  const words = wordsOf()
  document.documentElement.lang = 'id'
  await loadWords([words])
  await loadWords([words])
  expect(loadIndonesian).toHaveBeenCalledTimes(1)
  expect(words.in('id').news).toBe('Berita')
})

test('an English document loads nothing', async () => {
  const words = wordsOf()
  document.documentElement.lang = 'en'
  await loadWords([words])
  expect(loadIndonesian).not.toHaveBeenCalled()
  expect(words.in(undefined).news).toBe('News')
})

test('where no words of a language were loaded there are the English ones', () => {
  expect(wordsOf().in('id').news).toBe('News')
})

test('a server loads the words of all languages', async () => {
  const words = wordsOf()
  vi.stubGlobal('document', undefined)
  await loadWords([words])
  vi.unstubAllGlobals()
  expect(words.in('id').news).toBe('Berita')
  expect(words.in('en').news).toBe('News')
})

test('the catalogue of a page brings the words of all of its parts', async () => {
  const parts = { news: defineWords({ title: 'News' }), form: defineWords({ send: 'Send' }) }
  document.documentElement.lang = 'id'
  await loadWords([
    defineCatalogue(parts, { id: async () => ({ news: { title: 'Berita' }, form: { send: 'Kirim' } }) }),
  ])
  expect([parts.news.in('id').title, parts.form.in('id').send]).toEqual(['Berita', 'Kirim'])
  expect(parts.news.in('en').title).toBe('News')
})

test('an English document loads no catalogue', async () => {
  const load = vi.fn(async () => ({ news: { title: 'Berita' } }))
  document.documentElement.lang = 'en'
  await loadWords([defineCatalogue({ news: defineWords({ title: 'News' }) }, { id: load })])
  expect(load).not.toHaveBeenCalled()
})

const proseOf = () => {
  const news = defineWords({ title: 'News' })
  const load = vi.fn(async () => ({ news: { title: 'Berita dari chunk' } }))
  return { news, load, prose: defineProse({ news }, { id: load }) }
}

test('the prose that the document has is not fetched', async () => {
  const { news, load, prose } = proseOf()
  document.documentElement.lang = 'id'
  document.body.innerHTML = `<script id="${PROSE_ELEMENT}" type="application/json">{"news":{"title":"Berita"}}</script>`
  await loadWords([prose])
  expect(load).not.toHaveBeenCalled()
  expect(news.in('id').title).toBe('Berita')
})

test('on the way to a page within the app its prose is fetched', async () => {
  const { news, load, prose } = proseOf()
  document.documentElement.lang = 'id'
  document.body.innerHTML = `<script id="${PROSE_ELEMENT}" type="application/json">{"jobs":{"title":"Karier"}}</script>`
  await loadWords([prose])
  expect(load).toHaveBeenCalledTimes(1)
  expect(news.in('id').title).toBe('Berita dari chunk')
})
