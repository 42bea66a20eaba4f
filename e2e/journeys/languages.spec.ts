import type { ArticleCard } from '@arunika/contracts'
import { expect, test } from '../fixtures/test.ts'

/** Addresses of a document's alternates, by language. */
const alternatesIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="(\w+)" href="([^"]+)"/g)].map(
      ([, language = '', href = '']) => [language, new URL(href).pathname + new URL(href).search],
    ),
  )
const canonicalIn = (html: string) => new URL(/rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname

test('an Indonesian page has its texts, dates and menus in Indonesian, and so have those that it links to', async ({
  page,
  quiet,
}) => {
  // The archive page that does not exist.
  quiet.allow(/status of 404/)
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.goto('/id/articles')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'id')
  await expect(page).toHaveTitle(/^Berita dari /)
  await expect(page.getByRole('heading', { level: 1, name: 'Ruang Berita' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Berita' }),
  ).toHaveAttribute('aria-current', 'page')
  const headline = page.getByRole('article').first()
  await expect(headline.getByRole('time')).toHaveText(
    /^\d{1,2} (Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember) \d{4}$/,
  )

  const english = page.getByRole('heading', { name: 'Singapore and Bandung' }).first()
  await expect(english).toHaveAttribute('lang', 'en')
  await english.getByRole('link').click()
  await expect(page).toHaveURL(/\/id\/articles\/\d+$/)
  await expect(page.getByText('Artikel ini baru tersedia dalam bahasa Inggris.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  await page.goBack()

  const translated = page.getByRole('heading', { name: 'Rimba, petualangan hutan hujan' }).first()
  await expect(translated).not.toHaveAttribute('lang')
  await translated.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /rilis hari ini$/ })).toBeVisible()
  await expect(page.getByText(/^Setelah tiga tahun melukis daun/)).toBeVisible()
  await expect(page.getByText('Artikel ini baru tersedia dalam bahasa Inggris.')).toBeHidden()
  await page.goBack()
  await page.getByRole('link', { name: 'Semua berita' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Arsip' })).toBeVisible()
  await expect(page).toHaveURL(/\/id\/articles\?page=1$/)
  await page.getByRole('searchbox', { name: 'Cari berita' }).fill('film')
  await page.getByRole('button', { name: 'Cari' }).click()
  await expect(page.getByText(/^\d+ artikel untuk “film”\.$/)).toBeVisible()
  await expect(page).toHaveURL(/\/id\/articles\?q=film$/)
  expect(documents).toHaveLength(1)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Cari' })).toBeVisible()
  await page.goto('/id/articles?page=99')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Arsip berakhir sebelum halaman ini' }),
  ).toBeVisible()
})

test('the search works below the language without scripts', async ({ request }) => {
  const html = await (await request.get('/id/articles')).text()
  expect(html).toContain('action="/id/articles"')
})

test('visitors choose the other language of the page that they are on', async ({ page }) => {
  const topics = (name: string) => page.getByRole('navigation', { name })
  const badges = page.getByRole('article').first().getByRole('listitem')
  await page.goto('/articles?page=1')
  await topics('Topics').getByRole('link', { name: 'Academy', exact: true }).click()
  await expect(page).toHaveTitle(/^News about Academy/)
  await expect(badges.getByText('Academy', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Bahasa Indonesia' }).click()
  await expect(page).toHaveURL(/\/id\/articles\?category=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Arsip' })).toBeVisible()
  await expect(page).toHaveTitle(/^Berita tentang Akademi/)
  const translated = badges.filter({ hasText: 'Akademi' })
  await expect(translated).toBeVisible()
  await expect(translated).not.toHaveAttribute('lang')
  await expect(topics('Topik').getByRole('link', { name: 'Akademi' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/articles\?category=\d+$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('an address of a page that is not there in Indonesian leads to the page in English', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/id/admin/articles?page=2', '/admin/articles?page=2'],
    ['/id/nowhere', '/id'],
  ]) {
    const response = await request.get(from ?? '', { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([307, to])
  }
})

test('search engines learn of both languages, and in which an article is', async ({ request }) => {
  const both = { en: '/articles', id: '/id/articles' }
  for (const [language, path] of Object.entries(both)) {
    const html = await (await request.get(path)).text()
    expect(alternatesIn(html)).toEqual(both)
    expect(canonicalIn(html)).toBe(path)
    expect(html).toMatch(/hreflang="x-default" href="[^"]*\/articles"/i)
    expect(html).toContain(`<html lang="${language}"`)
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of Object.values(both))
    expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${path}</loc>.*hreflang="en".*hreflang="id"`))

  const cards: ArticleCard[] = await (await request.get('/api/articles?view=cards&language=id')).json()
  const translated = cards.find(({ language }) => language === 'id')?.id
  const of = { en: `/articles/${translated}`, id: `/id/articles/${translated}` }
  for (const path of Object.values(of)) {
    const html = await (await request.get(path)).text()
    expect(alternatesIn(html)).toEqual(of)
    expect(canonicalIn(html)).toBe(path)
    expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${path}</loc>.*hreflang="en".*hreflang="id"`))
  }

  expect(sitemap).not.toContain('/id/articles/2<')
  const article = await (await request.get('/id/articles/2')).text()
  expect(canonicalIn(article)).toMatch(/^\/articles\/2/)
  expect(alternatesIn(article)).toEqual({})
})

test('English pages fetch no catalogue of another language', async ({ page }) => {
  const catalogues: string[] = []
  page.on('request', (request) => /-id\.\w+\.js$/.test(request.url()) && catalogues.push(request.url()))
  await page.goto('/articles')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/articles\/\d+$/)
  await page.waitForLoadState('networkidle')
  expect(catalogues).toEqual([])
  await page.goto('/id/articles')
  expect(catalogues.length).toBeGreaterThan(0)
})

test.describe('with a browser in Indonesian', () => {
  test.use({ locale: 'id-ID' })

  test('an English page offers itself in Indonesian, once, and forces nobody', async ({ page }) => {
    await page.goto('/articles')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const offer = page.getByRole('status').filter({ hasText: 'Halaman ini juga tersedia dalam' })
    await offer.getByRole('button', { name: 'Tetap dalam bahasa Inggris' }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Newsroom' })).toBeVisible()
    await expect(offer).toBeHidden()

    await page.evaluate(() => localStorage.removeItem('language-chosen'))
    await page.reload()
    await offer.getByRole('link', { name: 'Bahasa Indonesia' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ruang Berita' })).toBeVisible()
    await expect(page.getByText('This page is also available in')).toBeHidden()

    // An English link, on another day.
    await page.goto('/articles?page=1')
    await expect(offer.getByRole('link', { name: 'Bahasa Indonesia' })).toBeVisible()
  })

  test('the offer covers no link of the first screen of the home page', async ({ page }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size)
      await page.goto('/')
      const offer = page.getByRole('status').filter({ hasText: 'Halaman ini juga tersedia dalam' })
      await expect(offer).toBeVisible()
      for (const name of ['See our work', 'Find a class']) {
        const link = page.getByRole('main').getByRole('link', { name, exact: true })
        const [over, under] = [await offer.boundingBox(), await link.boundingBox()]
        expect((under?.y ?? Infinity) + (under?.height ?? 0), `${name} at ${size.width}`).toBeLessThan(
          over?.y ?? 0,
        )
        await link.click({ trial: true })
      }
    }
  })
})

test('a document in Indonesian brings its prose, which is fetched only on the way to a page within the app', async ({
  page,
}) => {
  const prose: string[] = []
  page.on('request', (request) => {
    const [, name] = /([\w-]+)-prose-id\.\w+\.js$/.exec(request.url()) ?? []
    if (name) prose.push(name)
  })
  await page.goto('/id/about-us')
  await expect(page.getByRole('heading', { name: 'VISI KAMI' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Utama' })
  await menu.getByRole('link', { name: 'Karier' }).click()
  await expect(page.getByRole('heading', { name: 'Dua jalan masuk' })).toBeVisible()
  expect(prose).toEqual(['career'])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dua jalan masuk' })).toBeVisible()
  expect(prose).toEqual(['career'])
})
