import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return red < 128
  })

test('pages follow the system until another appearance is chosen, which holds for every page and tab', async ({
  page,
}) => {
  const opened = page.context().newPage()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about-us')
  expect(await isDark(page)).toBe(true)
  const other = await opened
  await other.emulateMedia({ colorScheme: 'dark' })
  await other.goto(page.url())
  await page.getByLabel('Appearance').selectOption('Light')
  expect(await isDark(page)).toBe(false)
  await expect.poll(() => isDark(other)).toBe(false)
  await expect(other.getByLabel('Appearance')).toHaveValue('light')

  await page.goto('/articles')
  expect(await isDark(page)).toBe(false)
  await expect(page.getByLabel('Appearance')).toHaveValue('light')
  await page.getByLabel('Appearance').selectOption('System')
  expect(await isDark(page)).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await isDark(page)).toBe(false)
})

test('a chosen appearance is there before the page has anything to paint', async ({ page, baseURL }) => {
  await page.goto('/about-us')
  await page.getByLabel('Appearance').selectOption('Dark')
  const fresh = await page.context().newPage()
  await fresh.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      Object.assign(window, { schemeOfBody: document.documentElement.dataset.scheme })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await fresh.route('**/*.js', () => {})
  await fresh.goto(`${baseURL}/about-us`, { waitUntil: 'domcontentloaded' })
  expect(await fresh.evaluate(() => (window as { schemeOfBody?: string }).schemeOfBody)).toBe('dark')
  expect(await isDark(fresh)).toBe(true)
})

test('the document is the same for every appearance, and paper is white', async ({ page, request }) => {
  const document = async () => (await request.get('/about-us')).text()
  const light = await document()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about-us')
  await page.getByLabel('Appearance').selectOption('Dark')
  expect(await page.context().cookies()).toEqual([])
  expect(await document()).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await isDark(page)).toBe(false)
})

test('the back-office is dark by choice, and can be read', async ({ page, signIn }) => {
  await signIn(page)
  expect(await isDark(page)).toBe(false)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  expect(await isDark(page)).toBe(true)
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  await page.keyboard.press('Escape')

  for (const [path, shown] of [
    ['/admin', 'New since your last visit'],
    ['/admin/articles', 'Open House 2026: a day inside the academy'],
    ['/admin/articles/create', '0 words'],
    ['/admin/releases', 'Journal'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .withRules('color-contrast')
      .analyze()
    expect
      .soft(
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        path,
      )
      .toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('pages follow the system, and offer no choice that would not work', async ({ page }) => {
    await page.goto('/about-us')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(10, 15, 34)')
    await expect(page.getByText('Appearance')).toBeHidden()
  })
})
