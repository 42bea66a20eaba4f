import { patience } from '@arunika/testing/patience'
import { expect, type Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { test } from '../fixtures/test.ts'

const ENDLESS = 'W'.repeat(200)
const WORD = 'w'.repeat(3_000)
const HEADS = Array.from({ length: 9 }, (_, at) => `<th>Characteristic ${at + 1}</th>`).join('')
const CELLS = '<td>Puppetry</td>'.repeat(9)
const TABLE = `<table><thead><tr>${HEADS}</tr></thead><tbody><tr>${CELLS}</tr></tbody></table>`
const TEXT = `<h2>Chapter</h2><p>${WORD}</p><h3>Part</h3>${TABLE}<blockquote><p>${WORD}</p></blockquote><ul><li>${WORD}</li></ul><table><tbody><tr><td>${WORD}</td><td>a</td></tr></tbody></table>`

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Levels of the headings on a page, without those that another heading's level skips to. */
const gapsOf = (page: Page) =>
  page.evaluate(() => {
    const headings = Array.from(document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)'))
    const levels = headings.map(({ tagName }) => Number(tagName[1]))
    return headings
      .filter((_, at) => at > 0 && (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
      .map((heading) => heading.outerHTML)
  })

test('titles and locations of 200 letters, words of 3,000 and wide tables fit into every public page', async ({
  page,
  request,
  quiet,
}) => {
  test.setTimeout(patience(240_000))
  quiet.allow(/status of 410/)
  const office = await backOffice(request)
  const article = await office.publish(ENDLESS, '2026-11-30', TEXT)
  const texts = { description: TEXT, requirement: TEXT, location: ENDLESS }
  const vacancy = await office.vacancy(ENDLESS, 'open', undefined, texts)
  const closed = await office.vacancy(ENDLESS, 'closed', undefined, texts)
  for (const [path, texts] of [
    ['/articles', 0],
    ['/articles?page=1', 0],
    [`/articles/${article}`, 1],
    [`/career#vacancy-${vacancy}`, 2],
    [`/career/${vacancy}`, 2],
    [`/career/${closed}`, 0],
    [`/search?q=${ENDLESS.slice(0, 20)}`, 0],
  ] as const) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.keyboard.press('End')
      await expect(page.getByText(ENDLESS.slice(0, 20)).first(), path).toBeAttached()
      const head = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect(head && head.x + head.width, `head of ${path} at ${width} px`).toBeLessThanOrEqual(width)
      for (const item of await page.locator('details:not([open])', { hasText: ENDLESS }).all())
        await item.locator('summary').click()
      await expect.poll(() => overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
      const tables = page.locator('figure.table', { hasText: 'Characteristic 1' }).filter({ visible: true })
      await expect(tables, `${path} at ${width} px`).toHaveCount(texts)
      for (const table of await tables.all()) {
        const size = await table.evaluate((box) => [box.scrollWidth - box.clientWidth, box.tabIndex])
        expect(size[0], `${path} at ${width} px`).toBeGreaterThan(0)
        expect(size[1]).toBe(0)
        const height = await table
          .locator('th')
          .first()
          .evaluate((cell) => cell.clientHeight)
        expect(height, 'heads of columns have two lines, not one for each letter').toBeLessThan(90)
      }
      if (texts > 0) expect(await gapsOf(page), path).toEqual([])
    }
  }
  await office.unpublish(article)
  for (const id of [vacancy, closed]) await office.removeVacancy(id)
})
