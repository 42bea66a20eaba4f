import type { ArticleCard, Openings } from '@arunika/contracts'
import type { Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { expect, test } from '../fixtures/test.ts'

test('the home page holds the newest articles and the open positions without any script', async ({
  request,
}) => {
  const articles = (await (await request.get('/api/articles?view=cards&limit=3')).json()) as ArticleCard[]
  const openings = (await (await request.get('/api/job-vacancies?view=openings')).json()) as Openings
  const home = async () => (await request.get('/')).text()
  await expect.poll(home).toContain(`/articles/${articles[0]?.id}`)
  const html = await home()
  for (const { id } of articles) expect(html).toContain(`href="/articles/${id}"`)
  for (const { id } of openings.newest) expect(html).toContain(`href="/career/${id}"`)
})

const news = (page: Page) => page.locator('[data-slot^="latest-news"]')
const titles = (page: Page) => news(page).getByRole('heading', { level: 3 })

/**
 * Marks the document.
 * @returns a function that reports whether it is still the same
 */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  return () => page.evaluate(() => 'isSame' in window)
}

/** Compressed bytes of the scripts so far, and those that the document did not declare. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const named = new Set(
      [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href),
    )
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => name.endsWith('.js'),
    )
    return {
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      names: scripts.map(({ name }) => name),
      // Undeclared scripts of the page itself, once it is live: the shell's, and the motion in its hero.
      unnamed: scripts
        .map(({ name }) => name)
        .filter((name) => !named.has(name) && !/main|\/motion\./.test(name)),
    }
  })

/** Runs in the page. Records what moves: `[data-slot]` or another element. */
function recordShifts() {
  const seen = Object.assign(window, { moved: [] as string[] })
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
      for (const { node } of sources) {
        const slot = node?.parentElement?.closest('[data-slot]')
        seen.moved.push(slot?.getAttribute('data-slot') ?? `${(node as Element | undefined)?.className}`)
      }
  }).observe({ type: 'layout-shift', buffered: true })
}

test('a reader who sees all of the home page loads no script for its slots, their pictures when they come near, and nothing moves', async ({
  page,
}) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/uploads/articles/')) pictures.push(request.url())
  })
  await page.addInitScript(recordShifts)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  // Only shifts after the first view; those of the first view are checked with all pages.
  await page.evaluate(() => Object.assign(window, { moved: [] }))
  const before = await scriptsOf(page)
  expect(before.unnamed).toEqual([])
  expect(pictures).toEqual([])
  for (const slot of ['latest-news', 'open-positions']) {
    const polled = page.waitForResponse(/\/api\/(articles|job-vacancies)\?view=/)
    await page.locator(`[data-slot^="${slot}"]`).scrollIntoViewIfNeeded()
    await polled
  }
  await page.waitForLoadState('networkidle')
  const after = await scriptsOf(page)
  expect(after.names.filter((name) => /\/remotes\/mf-(news|careers)\//.test(name))).toEqual([])
  expect(after.bytes - before.bytes).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
})

test('links in a slot lead on without a new document before its code is loaded', async ({ page }) => {
  await page.goto('/')
  await titles(page).first().scrollIntoViewIfNeeded()
  const isSame = await markDocument(page)
  await titles(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/articles\/\d+$/)
  expect(await isSame()).toBe(true)
})

test('a slot shows what is new in the open page, and its links then still need no new document', async ({
  page,
}) => {
  const NEW = 'Written while the page was open'
  await page.route('**/api/articles?view=cards&limit=3', async (route) => {
    const response = await route.fetch()
    const [first, ...rest] = (await response.json()) as ArticleCard[]
    await route.fulfill({ response, json: [{ ...first, title: NEW }, ...rest] })
  })
  await page.goto('/')
  await expect(titles(page).filter({ hasText: NEW })).toHaveCount(0)
  await titles(page).first().scrollIntoViewIfNeeded()
  await expect(titles(page).first()).toHaveText(NEW)
  await expect(titles(page)).toHaveCount(3)
  const isSame = await markDocument(page)
  await titles(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/articles\/\d+$/)
  expect(await isSame()).toBe(true)
})

test('a home page that a link leads to shows its slots as well', async ({ page }) => {
  await page.goto('/about-us')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Home', exact: true })
    .click()
  await expect(titles(page)).toHaveCount(3)
})

test('an article shows the vacancy and the classes that are linked to it, and the vacancy shows the article', async ({
  request,
}) => {
  const office = await backOffice(request)
  const vacancy = await office.vacancy('Lantern painter', 'open')
  const other = await office.vacancy('Lamp lighter', 'open')
  const linked = `/career/${vacancy} /academy/kid-class /academy/regular-class`
  const article = await office.publish('Lanterns over Bandung', '2024-02-03', undefined, undefined, {
    linked_pages: linked,
  })
  const htmlOf = async (path: string) => (await request.get(path)).text()
  await expect.poll(() => htmlOf(`/articles/${article}`)).toContain('APPLY NOW for Lantern painter')
  await expect.poll(() => htmlOf(`/articles/${article}`)).toContain('The classes in this story')
  await expect.poll(() => htmlOf(`/career/${vacancy}`)).toContain('Lanterns over Bandung')
  expect(await htmlOf(`/career/${vacancy}`)).toContain(`href="/articles/${article}`)
  await expect.poll(() => htmlOf(`/career/${other}`)).toContain('data-slot="linked-news')
  expect(await htmlOf(`/career/${other}`)).not.toContain('Lanterns over Bandung')
})
