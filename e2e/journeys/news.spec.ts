import { patience } from '@arunika/testing/patience'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { expect, test } from '../fixtures/test.ts'
import { VARIANT } from '../fixtures/variant.ts'

const OLD = 30
const old: number[] = []

// Enough articles that the list extends beyond what a page shows at first.
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.SITE_URL ?? '' })
  const office = await backOffice(request)
  for (let nth = 1; nth <= OLD; nth += 1)
    old.push(await office.publish(`Old story ${nth}`, `2020-01-${String(nth).padStart(2, '0')}`))
  await request.dispose()
})
test.afterAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.SITE_URL ?? '' })
  const office = await backOffice(request)
  for (const id of old) await office.unpublish(id)
  await request.dispose()
})

const slider = (page: Page) => page.getByRole('region', { name: 'Further articles', exact: true })
const axe = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)

for (const [name, viewport, visible] of [
  ['desktop', { width: 1440, height: 900 }, 4],
  ['phone', { width: 390, height: 844 }, 1],
] as const) {
  test.describe(`on a ${name}`, { tag: name === 'phone' ? VARIANT : [] }, () => {
    test.use({ viewport })

    test('the newsroom has its three blocks, and older news comes as the slider nears its end', async ({
      page,
    }) => {
      await page.goto('/articles')
      await expect(page.getByText('HOT!')).toHaveCount(1)
      const fresh = page.getByRole('region', { name: "WHAT'S NEW!" })
      await expect(fresh.getByRole('article')).toHaveCount(4)
      const slides = slider(page).locator('[aria-roledescription=slide]')
      // The document may be older than these articles; a reader at the top gets them with the first poll.
      const before = 12
      await expect(slides).toHaveCount(before)
      await slider(page).scrollIntoViewIfNeeded()
      await expect(slider(page).locator('[aria-roledescription=slide]:not([inert])')).toHaveCount(visible)
      const next = slider(page).getByRole('button', { name: 'Next' })
      await expect(async () => {
        await next.click()
        expect(await slides.count()).toBeGreaterThan(before)
      }).toPass({ intervals: [400] })
      const titles = await slides.locator('a').allTextContents()
      expect(new Set(titles).size).toBe(titles.length)
      for (const shown of await slides.locator('a > span[aria-hidden]').allTextContents())
        expect(shown.length).toBeLessThanOrEqual(31)
    })

    test('a search forgives typing errors, filters are in the address, and back leads back', async ({
      page,
    }) => {
      await page.goto('/articles')
      await page.getByRole('searchbox', { name: 'Search the news' }).fill('rainforrest')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\?q=rainforrest$/)
      await expect(page.getByRole('main').getByRole('heading', { name: /Rimba/ })).toBeVisible()
      expect(await axe(page)).toEqual([])
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Newsroom' })).toBeVisible()

      const topics = page.getByRole('navigation', { name: 'Topics' })
      await topics.getByRole('link', { name: 'Events' }).click()
      await expect(page).toHaveURL(/\?category=\d+$/)
      await expect(page.getByText(/^\d+ articles in Events\.$/)).toBeVisible()
      await topics.getByRole('link', { name: '#bandung' }).click()
      await expect(page).toHaveURL(/\?category=\d+&hashtag=bandung$/)
      await page.reload()
      await expect(page.getByText(/in Events with #bandung/)).toBeVisible()
      await page.goto('/articles?q=nothing+has+xyzzyq')
      await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
      expect(await axe(page)).toEqual([])
    })

    test('what arrives while a visitor reads waits until requested', async ({ page, request }) => {
      await page.goto('/articles')
      await expect(page.getByText('HOT!')).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, 700))
      const titles = () => page.getByRole('main').getByRole('heading').allTextContents()
      const [before, top] = [await titles(), await page.evaluate(() => window.scrollY)]
      const office = await backOffice(request)
      const id = await office.publish('Breaking: a story of today', '2027-01-01')
      try {
        const show = page.getByRole('button', { name: 'There is news. Show it' })
        await expect(show).toBeVisible({ timeout: patience(12_000) })
        expect(await titles()).toEqual(before)
        expect(await page.evaluate(() => window.scrollY)).toBe(top)
        await show.click()
        await expect(page.getByRole('heading', { name: 'Breaking: a story of today' })).toBeInViewport()
      } finally {
        await office.unpublish(id)
      }
    })

    test('an article has its date, byline, reading time, related news and ways to share it', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/articles/16')
      const article = page.getByRole('main').getByRole('article').first()
      await expect(article).toContainText('November 20, 2026')
      await expect(article).toContainText('By Arunika Editorial')
      await expect(article).toContainText(/\d+ min read/)
      await expect(page.getByRole('region', { name: 'Related Content' }).getByRole('article')).toHaveCount(4)
      await expect(slider(page)).toBeVisible()
      await page.getByRole('button', { name: 'Copy link' }).click()
      await expect(page.getByText('Link copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
      const whatsApp = page.getByRole('link', { name: 'WhatsApp' }).first()
      await expect(whatsApp).toHaveAttribute('href', new RegExp(encodeURIComponent(page.url())))
      await article.getByRole('link', { name: '#rimba' }).click()
      await expect(page.getByText('1 article with #rimba.')).toBeVisible()
    })
  })
}

test('a title is broken between its words, and not at a hyphen', async ({ page, request }) => {
  const office = await backOffice(request)
  const id = await office.publish('Rimba, our hand-painted rainforest adventure, is out today', '2026-11-22')
  const lines = () =>
    page.evaluate(() => {
      const title = document.querySelector('h1')
      const walker = document.createTreeWalker(title ?? document, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf('hand-painted') ?? -1
        const range = document.createRange()
        if (at < 0) continue
        range.setStart(node, at)
        range.setEnd(node, at + 'hand-painted'.length)
        return range.getClientRects().length
      }
      return 0
    })
  await page.goto(`/articles/${id}`)
  for (const width of [320, 360, 390, 430, 560, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await lines(), `${width} px`).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await office.unpublish(id)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the archive has real links from its first page to its last, and the search works', async ({
    page,
  }) => {
    await page.goto('/articles')
    await page.getByRole('link', { name: 'All news' }).press('Enter')
    await expect(page).toHaveURL(/\?page=1$/)
    await page.getByRole('link', { name: 'Older' }).press('Enter')
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page.getByRole('heading', { name: 'Old story 1', exact: true })).toBeVisible()
    await page.getByRole('searchbox').fill('exibition')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\?q=exibition$/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})

test('feed readers find the feed from the news page, with the newest article first', async ({ request }) => {
  const html = await (await request.get('/articles')).text()
  const href = /<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? ''
  const feed = await request.get(href)
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  const xml = await feed.text()
  expect(xml.match(/<item>/g)).toHaveLength(30)
  const [newest] = await (await request.get('/api/articles?limit=1')).json()
  expect(/<item>\s*<title>(.*?)<\/title>/.exec(xml)?.[1]).toContain(newest.title.slice(0, 10))
  const again = await request.get(href, { headers: { 'if-none-match': feed.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
})

test('a list that has not changed costs a 304', async ({ request }) => {
  const list = '/api/articles?view=cards&limit=17'
  const first = await request.get(list)
  const again = await request.get(list, { headers: { 'if-none-match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
})
