import { patience } from '@arunika/testing/patience'
import AxeBuilder from '@axe-core/playwright'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

let shell: ShellCopy

test.beforeAll(async () => {
  shell = await shellCopy()
  const team = await teamCheckout('mf-news', shell.dataDir)
  await team.reword("WHAT'S NEW!", 'FRESH BY A CLICK')
  await team.release('publish', 'mf-news')
  await team.remove()
  await shell.start()
})

test.afterAll(() => shell.stop())

test('an administrator makes a build live and puts the one before back, with a click each', async ({
  page,
  signIn,
}) => {
  await signIn(page, shell.url)
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Releases' }).click()
  const news = page.getByRole('region', { name: 'mf-news', exact: true })
  await news.getByText('2 builds in the store').click()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await news.getByRole('button', { name: /^Compare/ }).click()
  await expect(page.getByRole('table', { name: 'Files that differ' })).toBeVisible()
  await page.keyboard.press('Escape')

  await news.getByRole('button', { name: /^Promote/ }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Why?').fill('Seen by the editors')
  await dialog.getByRole('button', { name: 'Promote' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'of mf-news is live.' })).toBeVisible()
  await expect(page.getByText('“Seen by the editors”')).toBeVisible()
  const visitor = await page.context().newPage()
  await expect(async () => {
    await visitor.goto(`${shell.url}/articles`)
    await expect(visitor.getByRole('heading', { name: 'FRESH BY A CLICK' })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: patience(10_000) })

  await news.getByRole('button', { name: 'Roll back mf-news' }).click()
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'mf-news is back at' })).toBeVisible()
  await expect(async () => {
    await visitor.goto(`${shell.url}/articles`)
    await expect(visitor.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: patience(10_000) })
})

test('visitors who are not signed in are sent to the login, and see nothing of the releases', async ({
  page,
}) => {
  await page.goto(`${shell.url}/admin/releases`)
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(page.getByText('mf-news')).toHaveCount(0)
})
