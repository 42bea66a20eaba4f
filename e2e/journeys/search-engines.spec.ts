import { PUBLIC_PAGES } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

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
  for (const path of ['/articles/2', '/academy/kid-class', '/about-us']) {
    const picture = /<image:loc>(.*?)<\/image:loc>/.exec(entryOf(path))?.[1] ?? ''
    const response = await request.get(picture)
    expect(response.headers()['content-type'], path).toBe('image/webp')
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
    const html = await (await request.get(path)).text()
    const lists = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .flatMap(([, json]) => JSON.parse(json ?? ''))
      .filter((item) => item['@type'] === 'BreadcrumbList')
    expect(lists, path).toHaveLength(1)
    expect(
      lists[0].itemListElement.map((item: { name: string }) => item.name),
      path,
    ).toEqual(names)
  }
})

test('structured data says what a page is', async ({ request }) => {
  const types: Record<string, string[]> = {
    '/': ['Organization', 'WebSite'],
    '/academy': ['EducationalOrganization'],
    '/academy/kid-class': ['Course', 'BreadcrumbList'],
    '/academy/kid-class/roblox': ['Course', 'BreadcrumbList'],
    '/technology/animation': ['BreadcrumbList'],
    '/career/2': ['JobPosting', 'BreadcrumbList'],
    '/articles': ['BreadcrumbList'],
    '/articles/2': ['NewsArticle', 'BreadcrumbList'],
  }
  for (const [path, expected] of Object.entries(types)) {
    const html = await (await request.get(path)).text()
    const items = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? ''),
    )
    const found = items.flat().map((item) => item['@type'])
    expect(found, path).toEqual(expect.arrayContaining(expected))
  }
})
