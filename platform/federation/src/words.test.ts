// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import {
  defineCatalogue,
  defineLateWords,
  defineProse,
  defineWords,
  loadWords,
  NOT_BROUGHT,
  PROSE_ELEMENT,
  readIn,
} from './words.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
  document.body.innerHTML = ''
})

const catalogueOf = () => {
  const news = defineWords({ title: 'News' })
  const load = vi.fn(async () => ({ news: { title: 'Berita' } }))
  return { news, load, catalogue: defineCatalogue({ news }, { id: load }) }
}

test('the catalogue of a page brings the words of all of its parts in the language of the document', async () => {
  const parts = { news: defineWords({ title: 'News' }), form: defineWords({ send: 'Send' }) }
  document.documentElement.lang = 'id'
  const texts = await loadWords([
    defineCatalogue(parts, { id: async () => ({ news: { title: 'Berita' }, form: { send: 'Kirim' } }) }),
  ])
  const read = readIn([texts], 'id')
  expect([read(parts.news).title, read(parts.form).send]).toEqual(['Berita', 'Kirim'])
  expect(readIn([texts])(parts.news).title).toBe('News')
})

test('an English document loads no catalogue', async () => {
  const { news, load, catalogue } = catalogueOf()
  document.documentElement.lang = 'en'
  expect(readIn([await loadWords([catalogue])])(news).title).toBe('News')
  expect(load).not.toHaveBeenCalled()
})

test('a server loads the words of all languages', async () => {
  const { news, catalogue } = catalogueOf()
  vi.stubGlobal('document', undefined)
  const texts = await loadWords([catalogue])
  expect(readIn([texts], 'id')(news).title).toBe('Berita')
  expect(readIn([texts], 'en')(news).title).toBe('News')
})

test('words that a page does not bring are English, whatever another page has loaded, and are reported', async () => {
  const { news, catalogue } = catalogueOf()
  document.documentElement.lang = 'id'
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await loadWords([catalogue])
  expect(readIn([await loadWords([])], 'id')(news).title).toBe('News')
  expect(warn).toHaveBeenCalledExactlyOnceWith(`${NOT_BROUGHT} {"title":"News"}`)
  warn.mockRestore()
})

test('late words are English until they are loaded, once', async () => {
  const load = vi.fn(async () => ({ words: { wrong: 'Salah' } }))
  const words = defineLateWords({ wrong: 'Wrong' }, { id: load })
  expect(words.in('id').wrong).toBe('Wrong')
  expect(await words.load('en')).toEqual({ wrong: 'Wrong' })
  expect(load).not.toHaveBeenCalled()
  await words.load('id')
  await words.load('id')
  expect(load).toHaveBeenCalledTimes(1)
  expect(words.in('id').wrong).toBe('Salah')
})

test('a server gives late words to who loads them, and shows them on no other page', async () => {
  const words = defineLateWords({ wrong: 'Wrong' }, { id: async () => ({ words: { wrong: 'Salah' } }) })
  vi.stubGlobal('document', undefined)
  expect(await words.load('id')).toEqual({ wrong: 'Salah' })
  expect(words.in('id').wrong).toBe('Wrong')
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
  const texts = await loadWords([prose])
  expect(load).not.toHaveBeenCalled()
  expect(readIn([texts], 'id')(news).title).toBe('Berita')
})

test('on the way to a page within the app its prose is fetched', async () => {
  const { news, load, prose } = proseOf()
  document.documentElement.lang = 'id'
  document.body.innerHTML = `<script id="${PROSE_ELEMENT}" type="application/json">{"jobs":{"title":"Karier"}}</script>`
  const texts = await loadWords([prose])
  expect(load).toHaveBeenCalledTimes(1)
  expect(readIn([texts], 'id')(news).title).toBe('Berita dari chunk')
})
