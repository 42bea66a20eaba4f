import { writeArticle } from '../fixtures/editor.ts'
import { expect, test } from '../fixtures/test.ts'

test('an administrator reads an article as visitors saw it at a moment, after it was changed and deleted', async ({
  page,
  signIn,
}) => {
  const title = 'The lantern that waited'
  await signIn(page)
  await writeArticle(page, title)
  await page.getByRole('button', { name: 'Submit' }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Published')
  const at = new Date().toISOString()

  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByLabel('Title', { exact: true }).fill('Another title')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/admin\/articles$/)
  await page.getByRole('button', { name: 'Delete Another title' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Another title' })).toHaveCount(0)

  await page.goto(`/admin/as-of?at=${at}`)
  const entry = page.getByRole('listitem').filter({ hasText: title })
  await expect(entry).toContainText('Deleted since')
  await expect(page.getByRole('region', { name: 'Live builds' })).toContainText('mf-news')
  await entry.getByRole('button', { name: 'Read' }).click()
  const article = page.getByRole('dialog', { name: 'As it was' }).frameLocator('iframe')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(article.getByText('Every door stands open.')).toBeVisible()
})
