import { setImmediate } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { searchEngineRoutes, sitemapFiles } from './search-engines.ts'

const SITE = 'https://example.com'
const pages = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    path: `/articles/${nth}`,
    changed: `2026-11-0${(nth % 3) + 1}`,
  }))
type Files = ReturnType<typeof sitemapFiles>
const textOf = async (files: Files, name: string) =>
  (await Array.fromAsync(files.get(name)?.() ?? [])).join('')
const locations = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('a sitemap of few pages is one file', async () => {
  const files = sitemapFiles(SITE, [{ path: '/' }, ...pages(3)], 4)
  expect([...files.keys()]).toEqual(['sitemap.xml'])
  expect(await textOf(files, 'sitemap.xml')).toContain(
    '<url><loc>https://example.com/articles/0</loc><lastmod>2026-11-01</lastmod></url>',
  )
})

test('a page is listed with its picture, whose address is whole', async () => {
  const pictures = ['/uploads/a.webp', 'https://files.example.com/b.webp?x=1&y=2', undefined]
  const files = sitemapFiles(
    SITE,
    pictures.map((picture, nth) => ({ path: `/${nth}`, picture })),
  )
  const xml = await textOf(files, 'sitemap.xml')
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
  expect([...xml.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, address]) => address)).toEqual([
    'https://example.com/uploads/a.webp',
    'https://files.example.com/b.webp?x=1&amp;y=2',
  ])
})

test('a page is listed in each of its languages, which name each other; in English alone it names none', async () => {
  const files = sitemapFiles(SITE, [
    { path: '/articles/1', languages: ['en', 'id'] },
    { path: '/articles/2', languages: ['en'] },
  ])
  const xml = await textOf(files, 'sitemap.xml')
  const both =
    '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/articles/1"/>' +
    '<xhtml:link rel="alternate" hreflang="id" href="https://example.com/id/articles/1"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/articles/1"/>'
  expect(xml.split('\n').filter((line) => line.includes('<url>'))).toEqual([
    `  <url><loc>https://example.com/articles/1</loc>${both}</url>`,
    `  <url><loc>https://example.com/id/articles/1</loc>${both}</url>`,
    '  <url><loc>https://example.com/articles/2</loc></url>',
  ])
})

test('a sitemap of more pages is an index of files, which hold every page once', async () => {
  const files = sitemapFiles(SITE, pages(9), 4)
  const index = await textOf(files, 'sitemap.xml')
  expect(index).toContain('<sitemapindex')
  expect(index).toContain('<lastmod>2026-11-03</lastmod>')
  const names = locations(index).map((address) => address?.slice(SITE.length + 1) ?? '')
  expect(names).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
  const texts = await Promise.all(names.map((name) => textOf(files, name)))
  expect(texts.flatMap(locations)).toEqual(pages(9).map(({ path }) => SITE + path))
})

test('however often it is fetched, pages are listed once; what is not there is said to be missing', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  let listed = 0
  let fails = true
  searchEngineRoutes(app, SITE, async () => {
    listed += 1
    if (fails) throw new Error('no api')
    return pages(10_001)
  })
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(503)
  fails = false
  expect(locations((await app.inject('/sitemap.xml')).body)).toHaveLength(2)
  expect(locations((await app.inject('/sitemap-2.xml')).body)).toHaveLength(1)
  expect((await app.inject('/sitemap-3.xml')).statusCode).toBe(404)
  expect(listed).toBe(2)
  const { headers, rawPayload } = await app.inject({
    url: '/sitemap-2.xml',
    headers: { 'accept-encoding': 'br, gzip' },
  })
  expect([headers['content-encoding'], locations(String(gunzipSync(rawPayload)))]).toEqual([
    'gzip',
    [`${SITE}/articles/10000`],
  ])
})

test('100,000 pages in two languages keep no other request waiting', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const all = pages(100_000).map((page) => ({
    ...page,
    languages: ['en', 'id'] as const,
    picture: '/a.webp',
  }))
  searchEngineRoutes(app, SITE, async () => all)
  await app.inject('/sitemap.xml')
  let ticks = 0
  let isOver = false
  const others = (async () => {
    for (; !isOver; ticks += 1) await setImmediate()
  })()
  expect(locations((await app.inject('/sitemap-10.xml')).body)).toHaveLength(20_000)
  isOver = true
  await others
  // One batch of fifty pages is written in a turn of the event loop.
  expect(ticks).toBeGreaterThanOrEqual(200)
})
