import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const letter = {
  Name: 'Budi Santoso',
  Email: 'budi@example.com',
  Subject: 'A game about rain',
  Message: 'Could we talk next week?',
}

async function write(page: Page) {
  for (const [label, text] of Object.entries(letter)) await page.getByLabel(label, { exact: true }).fill(text)
}

test('a missing field of a message has an error next to it', async ({ page }) => {
  await page.goto('/contact-us')
  await page.getByRole('button', { name: 'SEND NOW' }).click()
  for (const label of Object.keys(letter)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      'This field is required.',
    )
  }
})

test('a message is sent once, says that it is being sent, and leaves an empty form for the next', async ({
  page,
}) => {
  await page.goto('/contact-us')
  await write(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/contact-us', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'SEND NOW' }).click()
  const busy = page.getByRole('button', { name: 'Sending...' })
  await expect(busy).toBeDisabled()
  release()
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).toBeVisible()
  for (const label of Object.keys(letter))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')

  // Again, filled in one step, as browser autofill does.
  const second = page.waitForResponse('**/api/contact-us')
  await write(page)
  await page.getByRole('button', { name: 'SEND NOW' }).click()
  expect((await second).status()).toBe(200)
})

test('a message that is sent before the code of the form has come waits for it, and loses nothing', async ({
  page,
}) => {
  const requested = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route('**/sent-form.*.js', async (route) => {
    requested.resolve()
    await held.promise
    await route.continue()
  })
  await page.goto('/contact-us')
  await write(page)
  await requested.promise
  await page.getByRole('button', { name: 'SEND NOW' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  const sent = page.waitForRequest('**/api/contact-us')
  held.resolve()
  expect((await sent).postDataJSON()).toEqual({
    name: letter.Name,
    email: letter.Email,
    subject: letter.Subject,
    message: letter.Message,
  })
  await expect(page).toHaveURL(/\/contact-us$/)
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).toBeVisible()
})

test('a message that cannot be sent stays in the form until it can', async ({ page, context, quiet }) => {
  quiet.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await page.goto('/contact-us')
  await write(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'SEND NOW' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  for (const [label, text] of Object.entries(letter))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).toBeVisible()
})

test('the map is a drawing until it is asked for', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|google/)
  await page.goto('/contact-us')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: /map/i }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
})
