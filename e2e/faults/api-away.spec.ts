import { patience } from '@arunika/testing/patience'
import AxeBuilder from '@axe-core/playwright'
import { test } from '../fixtures/shell-behind-relays.ts'
import { expect, file } from '../fixtures/test.ts'

test('with the api gone pages say so and offer to try again; what was on show and typed stays', async ({
  page,
  quiet,
  relays: { shell, api },
}) => {
  test.setTimeout(patience(120_000))
  quiet.allow(/Failed to load resource/)
  const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)
  await page.goto(`${shell.url}/articles`)
  await expect(page.getByText('HOT!')).toBeVisible()
  await api.cut()

  // A visible list remains although polls fail.
  await page.waitForResponse((response) => response.url().includes('view=cards') && !response.ok(), {
    timeout: patience(15_000),
  })
  await expect(page.getByText('HOT!')).toBeVisible()

  await page.goto(`${shell.url}/articles?page=1`)
  const newsNotice = page.getByRole('heading', { name: 'The news cannot be shown right now' })
  await expect(newsNotice).toBeVisible()
  expect(await violations()).toEqual([])
  await page.goto(`${shell.url}/career`)
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expect(page.getByText(/currently there are no open job vacancies/)).toBeHidden()
  expect(await violations()).toEqual([])

  await api.restore()
  // The page also retries automatically and may be first.
  const vacancies = page.locator('details').first()
  await expect(retry.or(vacancies).first()).toBeVisible()
  await retry.click({ timeout: 2_000 }).catch(() => expect(vacancies).toBeVisible())
  await expect(vacancies).toBeVisible()
  await page.goto(`${shell.url}/articles?page=1`)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

  await page.goto(`${shell.url}/career`)
  await page.locator('details summary').first().click()
  await page.getByRole('link', { name: 'APPLY NOW' }).first().click()
  await expect(page.getByLabel('Full Name')).toBeVisible()
  for (const field of await page.locator('form :is(input[type=text], input[type=tel], textarea)').all())
    await field.fill('Something of my own')
  await page.getByLabel('Email').fill('away@example.com')
  await page.getByLabel('Last Education').selectOption('d3')
  await page.locator('input[type=file]').setInputFiles(file('cv.pdf'))
  await api.cut()
  await page.getByRole('button', { name: 'SEND NOW' }).click()
  await expect(page.getByText('Nothing is lost: your answers and files are still here.')).toBeVisible()
  await api.restore()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your reference')).toBeVisible()
})

test('with the api gone the search leads on to the news and to the positions that it cannot list', async ({
  request,
  relays: { shell, api },
}) => {
  await api.cut()
  const found = async () => (await request.get(`${shell.url}/search?q=rimba`)).text()
  await expect.poll(async () => (await found()).includes('“rimba” in the news')).toBe(true)
  await expect.poll(async () => (await found()).includes('All open positions')).toBe(true)
})
