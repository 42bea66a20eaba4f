import type { Page } from '@playwright/test'
import { editorOf } from '../fixtures/editor.ts'
import { expect, test } from '../fixtures/test.ts'

/** Runs in the page. Returns what has the focus, and whether a bar hides all of it. */
function focused() {
  const element = document.activeElement ?? document.body
  const { top, bottom, height } = element.getBoundingClientRect()
  const bars = [...document.querySelectorAll('main *, header')].filter(
    (bar) => getComputedStyle(bar).position === 'sticky' && !bar.contains(element),
  )
  const isHidden =
    height > 0 &&
    (top >= window.innerHeight ||
      bottom <= 0 ||
      bars.some((bar) => {
        const box = bar.getBoundingClientRect()
        return box.height > 0 && top >= box.top && bottom <= box.bottom && !element.contains(bar)
      }))
  return { html: element.outerHTML.slice(0, 120), isHidden, isLast: element.textContent === 'Submit' }
}

for (const [name, width, height] of [
  ['a desktop', 1440, 900],
  ['a small laptop', 1024, 700],
  ['a phone', 390, 844],
] as const)
  test(`no bar hides what has the focus in the article form on ${name}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height })
    await signIn(page)
    await page.goto('/admin/articles/create')
    await expect(editorOf(page)).toBeVisible()
    await page.getByLabel('Title', { exact: true }).focus()
    const hidden: string[] = []
    for (let steps = 0; steps < 80; steps += 1) {
      const { html, isHidden, isLast } = await page.evaluate(focused)
      if (isHidden) hidden.push(html)
      if (isLast) break
      expect(steps, html).toBeLessThan(79)
      await page.keyboard.press('Tab')
    }
    expect(hidden).toEqual([])
  })

/** Runs in the page. Returns the height that bars cover in the window. */
const coveredHeight = () =>
  [...document.querySelectorAll('body *')]
    .filter((part) => ['sticky', 'fixed'].includes(getComputedStyle(part).position))
    .map((part) => part.getBoundingClientRect())
    .filter(
      ({ width, top, bottom }) => width > window.innerWidth / 3 && bottom > 0 && top < window.innerHeight,
    )
    .reduce((sum, { top, bottom }) => sum + Math.min(bottom, window.innerHeight) - Math.max(top, 0), 0)

async function expectHalfFree(page: Page, where: string) {
  // The cover of a screen that is still loading goes with its data.
  await expect(page.getByText('Please Wait....')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  expect(await page.evaluate(coveredHeight), where).toBeLessThanOrEqual(128)
}

test('at 400 % zoom at least half of the window is for the contents', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/admin/categories/create')
  await page.getByLabel('Name', { exact: true }).fill('Unsaved')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('autosave:'))))
    .toHaveLength(1)
  await page.reload()
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(page.getByText(/^You have unsaved changes/)).toBeVisible()
  await expectHalfFree(page, 'a form with an offer')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  for (const path of ['/admin', '/admin/articles', '/admin/articles/create', '/admin/articles/edit/1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectHalfFree(page, path)
  }
  await page.goto('/admin/job-vacancies/applications/7')
  await page
    .getByRole('button', { name: /^View the answers/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
  // One scroll reaches everything: neither head nor foot stays in the way.
  await dialog.evaluate((box) => box.scrollTo(0, 300))
  await expect(dialog.getByRole('button', { name: 'Close' })).not.toBeInViewport()
})

test('in forced colours one sees what is chosen: the screen, the view and the language', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page)
  const ground = (part: ReturnType<Page['locator']>) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor)
  async function expectMarked(chosen: ReturnType<Page['locator']>, other: ReturnType<Page['locator']>) {
    await expect(chosen).toBeVisible()
    expect(await ground(chosen)).not.toBe(await ground(other))
  }
  await page.goto('/admin/job-vacancies/applications/7')
  const menu = page.getByRole('navigation', { name: 'Admin' })
  await expectMarked(
    menu.getByRole('link', { name: /^Manage Job Vacancies/ }),
    menu.getByRole('link', { name: 'Manage Articles' }),
  )
  const views = page.getByRole('navigation', { name: 'View' })
  await expectMarked(views.getByRole('link', { name: 'List' }), views.getByRole('link', { name: 'Board' }))
  await page.goto('/admin/articles/create')
  await expectMarked(
    page.getByRole('button', { name: 'English', exact: true }),
    page.getByRole('button', { name: 'English and Indonesian' }),
  )
})
