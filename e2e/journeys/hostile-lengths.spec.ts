import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { patience } from '@arunika/testing/patience'
import { expect, type Locator, type Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { editorOf } from '../fixtures/editor.ts'
import { test } from '../fixtures/test.ts'

const ENDLESS = 'W'.repeat(200)
const WORD = 'w'.repeat(3_000)
const HEADS = Array.from({ length: 9 }, (_, at) => `<th>Characteristic ${at + 1}</th>`).join('')
const CELLS = '<td>Puppetry</td>'.repeat(9)
const TABLE = `<table><thead><tr>${HEADS}</tr></thead><tbody><tr>${CELLS}</tr></tbody></table>`
const TEXT = `<h2>Chapter</h2><p>${WORD}</p><h3>Part</h3>${TABLE}<blockquote><p>${WORD}</p></blockquote><ul><li>${WORD}</li></ul><table><tbody><tr><td>${WORD}</td><td>a</td></tr></tbody></table>`

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Folder for screenshots; unset takes none. */
const { PICTURES } = process.env

async function take(page: Page, name: string) {
  if (!PICTURES) return
  await mkdir(PICTURES, { recursive: true })
  const width = page.viewportSize()?.width
  await page.screenshot({
    path: join(PICTURES, `${name.replaceAll(/[^\w-]+/g, '-')}-${width}.jpg`),
    ...{ type: 'jpeg', quality: 60, fullPage: true, scale: 'css' },
  })
}

/** Number of lines over which a word is broken. */
const rowsOfLetters = (part: Locator, word: string) =>
  part.evaluate((element, word) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const at = (texts.currentNode.textContent ?? '').indexOf(word)
      if (at < 0) continue
      range.setStart(texts.currentNode, at)
      range.setEnd(texts.currentNode, at + word.length)
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
    }
    return 0
  }, word)

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
  // Newer than the articles of other journeys.
  const article = await office.publish(ENDLESS, '2027-12-31', TEXT)
  // A list that was made before stays as it is for a reader who has scrolled.
  await expect.poll(async () => (await request.get('/articles')).text()).toContain(ENDLESS)
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
      await take(page, path.replaceAll(/W{9,}|\d{2,}/g, ''))
    }
  }
  await office.unpublish(article)
  for (const id of [vacancy, closed]) await office.removeVacancy(id)
})

test('the back-office and its editor show the same texts whole, without scrolling sideways', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(patience(240_000))
  const office = await backOffice(request)
  const category = await office.category(ENDLESS.slice(0, 100))
  const ordinary = await office.category('Announcements and Interviews')
  const inCategory = (id: number) => ({ 'categories[]': String(id) })
  const article = await office.publish(ENDLESS, '2026-11-30', TEXT, undefined, inCategory(category))
  const other = await office.publish('Lanterns', '2026-11-29', TEXT, undefined, inCategory(ordinary))
  const texts = { description: TEXT, requirement: TEXT, location: ENDLESS }
  const vacancy = await office.vacancy(ENDLESS, 'open', undefined, texts)
  await office.apply(vacancy, ENDLESS)
  await signIn(page)
  for (const [path, editors] of [
    ['/admin', 0],
    ['/admin/articles', 0],
    ['/admin/categories', 0],
    ['/admin/job-vacancies', 0],
    [`/admin/job-vacancies/applications/${vacancy}`, 0],
    [`/admin/articles/edit/${article}`, 1],
    [`/admin/job-vacancies/edit/${vacancy}`, 2],
    [`/admin/categories/edit/${category}`, 0],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const isList = path !== '/admin' && !path.includes('edit')
    if (isList) await expect(page.locator('tbody').getByText(ENDLESS.slice(0, 20)).first()).toBeVisible()
    for (let nth = 0; nth < editors; nth += 1) await expect(editorOf(page, nth)).toContainText(WORD)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
      for (let nth = 0; nth < editors; nth += 1) {
        const editor = editorOf(page, nth)
        const [beyond, cell] = await editor.evaluate((box) => [
          Math.max(...Array.from(box.querySelectorAll(':scope > :not(figure)'), (part) => part.scrollWidth)) -
            box.clientWidth,
          Math.max(...Array.from(box.querySelectorAll('td'), (part) => part.clientWidth)),
        ])
        expect(beyond, `editor of ${path} at ${width} px`).toBeLessThanOrEqual(0)
        expect(cell, `cells in the editor of ${path} at ${width} px`).toBeLessThan(450)
        const head = editor.locator('th').first()
        expect(
          await head.evaluate((box) => box.clientHeight),
          'heads of columns keep their words',
        ).toBeLessThan(90)
      }
      await take(page, path.replaceAll(/\d{2,}/g, ''))
      if (path === '/admin/articles')
        expect(await rowsOfLetters(page.locator('tbody'), 'Announcements'), `${width} px`).toBe(1)
      if (!isList) continue
      await page
        .getByRole('button', { name: /^Delete (the response of )?WWWW/ })
        .first()
        .click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(ENDLESS.slice(0, 100))
      expect(await question.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
      await take(page, `deletion-${path}`.replaceAll(/\d{2,}/g, ''))
      await page.keyboard.press('Escape')
    }
  }
  for (const id of [article, other]) await office.unpublish(id)
  for (const id of [category, ordinary]) await office.removeCategory(id)
  await office.removeVacancy(vacancy)
})
