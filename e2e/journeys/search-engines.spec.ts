import type { APIRequestContext } from '@playwright/test'
import { inIndonesian, PUBLIC_PAGES } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

interface JsonLd {
  '@type': string
  [property: string]: unknown
}

/** Structured data of a page. */
async function jsonLdOf(request: APIRequestContext, address: string): Promise<JsonLd[]> {
  const html = await (await request.get(address)).text()
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) =>
    JSON.parse(json ?? ''),
  )
}

test('the sitemap lists every page that each remote has, the news and vacancies too', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const address = /Sitemap: (.*)/.exec(robots)?.[1] ?? ''
  const xml = await (await request.get(address)).text()
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? ''))
  const listed = urls.map(({ pathname, search }) => pathname + search)
  const topics = await (await request.get('/api/articles/topics')).json()
  expect(listed).toContain(`/articles?category=${topics.categories[0].id}`)
  for (const path of PUBLIC_PAGES) expect(listed).toContain(path.replace(/\?.*/, ''))
  expect(listed.filter((path) => path.startsWith('/admin'))).toEqual([])
  for (const path of listed) expect((await request.get(path)).status(), path).toBe(200)
})

test('the sitemap says when articles and vacancies changed, and which picture a page is about', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const entryOf = (path: string) => new RegExp(`<url><loc>[^<]*${path}</loc>.*?</url>`).exec(xml)?.[0] ?? ''
  expect(entryOf('/articles/2')).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
  expect(entryOf('/career/2')).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
  for (const path of [
    '/articles/2',
    '/academy/kid-class',
    '/academy/kid-class/roblox',
    '/id/academy/kid-class/roblox',
    '/about-us',
  ]) {
    const picture = /<image:loc>(.*?)<\/image:loc>/.exec(entryOf(path))?.[1] ?? ''
    const response = await request.get(picture)
    expect(response.headers()['content-type'], path).toBe('image/webp')
  }
})

test('every page of the sitemap says what it is, has a card, and names its other language, which names it in turn', async ({
  request,
}) => {
  test.slow()
  const xml = await (await request.get('/sitemap.xml')).text()
  const entries = new Map(
    [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', rest = '']) => [
      loc,
      new Map(
        [...rest.matchAll(/hreflang="(\w+)" href="([^"]*)"/g)].map(([, language, href]) => [language, href]),
      ),
    ]),
  )
  expect(entries.size).toBeGreaterThan(100)
  for (const [address, languages] of entries) {
    const html = await (await request.get(address)).text()
    const contentOf = (element: RegExp) => element.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(contentOf(/<title>([^<]*)<\/title>/), address).toMatch(/\w/)
    // May be as short as an editor's text.
    expect(contentOf(/<meta name="description" content="([^"]*)"/), address).toMatch(/\w/)
    expect(contentOf(/<link rel="canonical" href="([^"]*)"/), address).toBe(address)
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="(\w+)" href="([^"]*)"/g)]
    expect(new Map(alternates.map(([, language, href]) => [language, href])), address).toEqual(languages)
    const language = contentOf(/<html lang="(\w+)"/)
    expect(languages.get(language) ?? address).toBe(address)
    for (const other of languages.values())
      expect(entries.get(other ?? ''), `${address} ${other}`).toEqual(languages)
    const card = await request.get(contentOf(/<meta property="og:image" content="([^"]*)"/))
    expect([card.status(), card.headers()['content-type']], address).toEqual([200, 'image/jpeg'])
  }
})

test('the page of a category announces a feed of its own, with whole texts and pictures', async ({
  request,
}) => {
  const html = await (await request.get('/articles?category=1')).text()
  const [, title, path] = /type="application\/rss\+xml" title="([^"]+)" href="([^"]+)"/.exec(html) ?? []
  expect(path).toBe('/articles/feed/1.xml')
  const response = await request.get(path ?? '')
  expect(response.headers()['content-type']).toContain('application/rss+xml')
  const xml = await response.text()
  expect(xml).toContain(`<title>${title}</title>`)
  expect(xml).toContain('<content:encoded>')
  expect(xml).toContain('<media:content')
  expect((await request.get('/articles/feed/999999.xml')).status()).toBe(404)
})

test('a link pasted into a messenger shows title, sentence and a picture of 1200 by 630', async ({
  request,
  page,
}) => {
  for (const path of PUBLIC_PAGES) {
    const html = await (await request.get(path)).text()
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image']) {
      expect(html, `${path} ${name}`).toMatch(new RegExp(`<meta property="${name}" content="[^"]+"`))
    }
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const response = await request.get(image)
    expect(response.status(), `${path} ${image}`).toBe(200)
    expect(response.headers()['content-type'], path).toMatch(/^image\/(jpeg|png)$/)
    expect((await response.body()).length, path).toBeLessThan(300_000)
    const size = await page.evaluate(
      async (bytes) => {
        const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
        return { width, height }
      },
      [...(await response.body())],
    )
    expect(size, path).toEqual({ width: 1200, height: 630 })
  }
})

test('breadcrumbs are what the menus of the remotes say', async ({ request }) => {
  const trails = {
    '/about-us': ['Arunika', 'About'],
    '/academy/kid-class': ['Arunika', 'Academy', 'Kid Class'],
    '/academy/kid-class/roblox': ['Arunika', 'Academy', 'Kid Class', 'Roblox'],
    '/technology/animation': ['Arunika', 'Technology', 'Animations'],
    '/technology/animation/lantern-night': ['Arunika', 'Technology', 'Animations', 'Lantern Night'],
    '/privacy': ['Arunika', 'Privacy'],
    '/career/2': ['Arunika', 'Career', expect.any(String)],
    '/articles/2': ['Arunika', 'News', expect.any(String)],
  }
  for (const [path, names] of Object.entries(trails)) {
    const lists = (await jsonLdOf(request, path)).filter((item) => item['@type'] === 'BreadcrumbList')
    expect(lists, path).toMatchObject([{ itemListElement: names.map((name) => ({ name })) }])
  }
})

test('structured data says what a page is', async ({ request }) => {
  const types: Record<string, string[]> = {
    '/': ['Organization', 'WebSite', 'VideoObject'],
    '/academy': ['EducationalOrganization'],
    '/academy/kid-class': ['Course', 'ItemList', 'BreadcrumbList'],
    '/academy/regular-class': ['Course', 'ItemList', 'BreadcrumbList'],
    '/academy/kid-class/roblox': ['Course', 'BreadcrumbList'],
    '/academy/visit/open-day': ['EducationEvent', 'EducationEvent', 'BreadcrumbList'],
    '/technology/animation': ['BreadcrumbList'],
    '/career/2': ['JobPosting', 'BreadcrumbList'],
    '/articles': ['BreadcrumbList'],
    '/articles/2': ['NewsArticle', 'BreadcrumbList'],
  }
  for (const [path, expected] of Object.entries(types)) {
    for (const address of [path, inIndonesian(path)]) {
      const found = (await jsonLdOf(request, address)).map((item) => item['@type'])
      expect(found, address).toEqual(expect.arrayContaining(expected))
    }
  }
})

test('a programme lists the pages of its courses in its own language, and each is a course', async ({
  request,
}) => {
  for (const path of [
    '/academy/kid-class',
    '/academy/regular-class',
    '/id/academy/kid-class',
    '/id/academy/regular-class',
  ]) {
    const lists = (await jsonLdOf(request, path)).filter((item) => item['@type'] === 'ItemList')
    const items = lists.map(({ itemListElement }) => itemListElement as { position: number; url: string }[])
    const listed = items.flat().map(({ url }) => new URL(url).pathname)
    const html = await (await request.get(path)).text()
    const linked = [...html.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, href]) => href)
    expect(listed, path).toEqual(linked)
    for (const list of items) {
      // Google ignores shorter lists.
      expect(list.length, path).toBeGreaterThanOrEqual(3)
      expect(list.map(({ position }) => position)).toEqual(list.map((_, nth) => nth + 1))
    }
    const [first = ''] = listed
    expect(await jsonLdOf(request, first)).toContainEqual(
      expect.objectContaining({ '@type': 'Course', url: expect.stringMatching(new RegExp(`${first}$`)) }),
    )
  }
})

test('the film on the home page is what search engines are told of it', async ({ request }) => {
  for (const [path, language] of [
    ['/', 'en'],
    ['/id', 'id'],
  ] as const) {
    const [film] = (await jsonLdOf(request, path)).filter((item) => item['@type'] === 'VideoObject')
    expect(film, path).toMatchObject({
      name: expect.stringMatching(/./),
      description: expect.stringMatching(/./),
      uploadDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*[+-]\d{2}:\d{2}$/),
      duration: 'PT12S',
      inLanguage: language,
    })
    const html = await (await request.get(path)).text()
    expect(html).toContain(new URL(film?.contentUrl as string).pathname)
    for (const [address, type] of [
      [film?.thumbnailUrl, 'image/webp'],
      [film?.contentUrl, 'video/mp4'],
    ] as const) {
      const response = await request.get(address as string)
      expect([response.status(), response.headers()['content-type']]).toEqual([200, type])
    }
    const video = await (await request.get(film?.contentUrl as string)).body()
    // Header of an MP4: time units per second, and the duration in those units.
    const header = video.indexOf('mvhd') + 16
    expect(video.readUInt32BE(header + 4) / video.readUInt32BE(header)).toBe(12)
  }
  expect((await jsonLdOf(request, '/?home=video')).map((item) => item['@type'])).not.toContain('VideoObject')
})
