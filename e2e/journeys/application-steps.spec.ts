import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures/test.ts'

test('on a phone the application says how much is filled in, wherever in the form one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/career/2')
  for (const name of ['Step 1 of 3: About you', 'Step 2 of 3: Your answers', 'Step 3 of 3: Documents'])
    await expect(page.getByRole('group', { name })).toBeVisible()
  await page.getByLabel('Full Name').fill('Sari Dewi')
  const progress = page.getByRole('progressbar', { name: '1 of 11 filled in' })
  await expect(progress).toBeInViewport()
  await page.getByLabel('Why are you interested').fill('The puppets.')
  const more = page.getByRole('progressbar', { name: '2 of 11 filled in' })
  await expect(more).toBeInViewport()
  // The bar does not cover a focused field.
  await page.getByLabel('Working style in a team').focus()
  const field = await page.getByLabel('Working style in a team').boundingBox()
  const bar = await more.boundingBox()
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('on a wide screen the form is in view as a whole, and says nothing of progress', async ({ page }) => {
  await page.goto('/career/2')
  await page.getByLabel('Full Name').fill('Sari Dewi')
  await expect(page.getByRole('group', { name: 'Step 1 of 3: About you' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})
