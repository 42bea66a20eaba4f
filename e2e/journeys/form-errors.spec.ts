import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const FORMS = [
  { path: '/contact-us', first: 'Name', last: 'Message', count: 4 },
  { path: '/career/2', first: 'Full Name', last: 'CV and portfolio', count: 11 },
]

const summary = (page: Page) => page.getByRole('region', { name: /^Please check|^All corrected/ })

async function violations(page: Page) {
  const found = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

for (const { path, first, last, count } of FORMS)
  for (const width of [390, 1440])
    test(`${path} at ${width}: what is missing is listed above the form, and each entry leads to its field`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await page.getByRole('button', { name: 'SEND NOW' }).press('Enter')
      const list = summary(page)
      await expect(list).toBeFocused()
      await expect(list).toHaveAccessibleName(`Please check ${count} fields`)
      await expect(list).toBeInViewport()
      await expect(list.getByRole('link')).toHaveCount(count)
      // Every entry has the same message as its field.
      await expect(page.getByLabel(first, { exact: true })).toHaveAccessibleDescription(
        'This field is required.',
      )
      expect(await violations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violations(page)).toEqual([])

      // By keyboard: the first entry follows the heading, and the last one leads below the fold.
      await page.keyboard.press('Tab')
      await expect(list.getByRole('link', { name: `${first}: This field is required.` })).toBeFocused()
      await list.getByRole('link', { name: new RegExp(`^${last}:`) }).press('Enter')
      const field = page.getByLabel(last, { exact: true })
      await expect(field).toBeFocused()
      await expect(field).toBeInViewport()
      await expect(page).toHaveURL(new RegExp(`${path}$`))

      // A corrected field is marked, and nothing moves while the visitor types.
      const control = page.getByLabel(first, { exact: true })
      await control.focus()
      const before = await control.boundingBox()
      await control.pressSequentially('Sari')
      await expect(list.getByRole('link', { name: `${first}: corrected` })).toBeVisible()
      await expect(control).toBeFocused()
      expect(Math.abs(((await control.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40)
    })

test('for a single error there is no list: its field has the focus', async ({ page }) => {
  await page.goto('/contact-us')
  for (const [label, text] of [
    ['Name', 'Sari'],
    ['Subject', 'A game'],
    ['Message', 'About rain.'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'SEND NOW' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await expect(summary(page)).toHaveCount(0)
})

test('what the api refuses is listed as well', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/)
  await page.route('**/api/contact-us', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Please check.', errors: { name: ['Too long.'], message: ['Too short.'] } },
    }),
  )
  await page.goto('/contact-us')
  for (const label of ['Name', 'Subject', 'Message'])
    await page.getByLabel(label, { exact: true }).fill('Text')
  await page.getByLabel('Email', { exact: true }).fill('sari@example.com')
  await page.getByRole('button', { name: 'SEND NOW' }).click()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('link')).toHaveText(['Name: Too long.', 'Message: Too short.'])
})
