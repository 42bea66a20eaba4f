import { expect, test } from '../fixtures/test.ts'

for (const { name, width } of [
  { name: 'on a desktop', width: 1440 },
  { name: 'on a phone', width: 390 },
]) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 844 } })

    test('vacancies that take long are announced by three placeholders', async ({ page }) => {
      await page.goto('/contact-us')
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/api/job-vacancies', async (route) => {
        await held
        await route.continue()
      })
      await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click()
      await expect(page.getByText('Loading Job Vacancy...')).toHaveCount(3)
      release()
      await expect(page.getByText('Loading Job Vacancy...')).toHaveCount(0)
      await expect(page.locator('details').first()).toBeVisible()
    })

    test('a type without vacancies says so, and its card N/A', async ({ page }) => {
      await page.goto('/contact-us')
      await page.route('**/api/job-vacancies', async (route) => {
        const response = await route.fetch()
        const vacancies: { type: string }[] = await response.json()
        await route.fulfill({
          response: response,
          json: vacancies.filter(({ type }) => type !== 'internship'),
        })
      })
      await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click()
      await expect(
        page.getByText(
          "We're sorry that currently there are no open job vacancies available for this category!",
        ),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: /^Internship/ })).toContainText('N/A')
    })
  })
}
