import type { ArticleCard, Openings } from '@arunika/contracts'
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

test('the code of a slot is loaded when a reader comes near, and its links then need no new document', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/remotes\/mf-(news|careers)\/.*\.js$/.test(request.url())) loaded.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  const news = page.locator('[data-slot^="latest-news"]')
  await news.scrollIntoViewIfNeeded()
  await expect.poll(() => loaded.some((url) => url.includes('slot-latest-news'))).toBe(true)
  await expect
    .poll(() =>
      news
        .getByRole('link')
        .first()
        .evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await news.getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/articles\/\d+$/)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('a home page that a link leads to shows its slots as well', async ({ page }) => {
  await page.goto('/about-us')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Home', exact: true })
    .click()
  const news = page.locator('[data-slot^="latest-news"]')
  await expect(news.getByRole('heading', { level: 3 })).toHaveCount(3)
})
