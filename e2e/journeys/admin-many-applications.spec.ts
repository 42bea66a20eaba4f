import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { patience } from '@arunika/testing/patience'
import { expect, test } from '../fixtures/test.ts'

const script = join(import.meta.dirname, '../../api/test/support/many-applications.ts')
const many = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, [script, ...args])).stdout.trim()
const TITLE = 'Deck hand'

const LARGE = 'Ship cook'

test.afterAll(() => Promise.all([many('remove', TITLE), many('remove', LARGE)]))

test('5,000 applications of 50 vacancies are searched, paged, moved and read', async ({ page, signIn }) => {
  test.setTimeout(patience(180_000))
  await page.setViewportSize({ width: 1440, height: 900 })
  const vacancy = await many('add', TITLE, 'Hydroponic marionettes')
  await signIn(page)
  await page.goto('/admin/job-vacancies')
  await page.getByRole('searchbox', { name: 'Search job vacancies' }).fill('deck hand')
  await expect(page.getByText(/^50 of \d+$/)).toBeVisible()

  await page.goto(`/admin/job-vacancies/applications/${vacancy}`)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(20)
  const search = page.getByRole('searchbox', { name: 'Search applications' })
  await search.fill('marionettes carving')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Applicant 1234')
  await search.fill('')
  await expect(rows).toHaveCount(20)

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByLabel('Move the selected applications').selectOption('Shortlisted')
  await page.getByLabel('Status').selectOption('Shortlisted')
  await expect(rows).toHaveCount(20)
  await expect(page.getByText(/^20 of /)).toBeVisible()
  await page.getByLabel('Status').selectOption('New')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows.first()).toContainText('Applicant 41')

  await rows
    .first()
    .getByRole('button', { name: /^View the answers of/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Answers and Documents' })
  const person = (name: string) => dialog.getByRole('heading', { name })
  await expect(person('Applicant 41')).toBeVisible()
  await page.keyboard.press('k')
  // The last one of the previous page.
  await expect(person('Applicant 40')).toBeVisible()
  await page.keyboard.press('j')
  await expect(person('Applicant 41')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`/admin/job-vacancies/applications/${vacancy}?show=board`)
  await expect(page.getByRole('region', { name: /^Shortlisted, 20$/ })).toContainText('Applicant 1')
  await page.getByLabel('Stage of Applicant 21', { exact: true }).selectOption('Interview')
  await expect(page.getByRole('region', { name: /^Interview, 1$/ })).toContainText('Applicant 21')
})

test('a table of more than 16,000 applications is downloaded whole while others go on', async ({
  page,
  signIn,
}) => {
  test.setTimeout(patience(180_000))
  const vacancy = await many('add', LARGE, 'Galley')
  await many('fill', vacancy)
  await signIn(page)
  await page.goto(`/admin/job-vacancies/applications/${vacancy}`)
  await expect(page.locator('tbody tr')).toHaveCount(20)
  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await page.request.get('/api/articles?view=cards&limit=17')).status()).toBe(200)
  const rows = readFileSync(await (await csv).path(), 'utf8')
    .trim()
    .split('\r\n')
  const references = new Set(rows.map((row) => row.match(/BULK-\d+-\d+|MANY-Ship cook-\d+/)?.[0]))
  references.delete(undefined)
  expect(references.size).toBe(16_000 + 2_550)
})
