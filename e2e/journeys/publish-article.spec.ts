import { patience } from '@arunika/testing/patience'
import { expect, file, test } from '../fixtures/test.ts'

test('an article written in the editor shows on an open news page within 11 s, and in the HTML', async ({
  page,
  browser,
  signIn,
  request,
}) => {
  const visitor = await browser.newContext()
  const news = await visitor.newPage()
  await news.goto('/articles')
  await expect(news.getByRole('heading', { level: 1 })).toBeVisible()
  let documents = 0
  news.on('request', (sent) => {
    if (sent.isNavigationRequest()) documents += 1
  })

  await signIn(page)
  await page.goto('/admin/articles/create')
  const title = 'Night market of small games opens its gates'
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Date', { exact: true }).fill('2026-12-31')
  await page.getByLabel('Featured image').setInputFiles(file('featured.png'))
  await page.getByLabel('Hashtags').fill('#games #bandung')
  const editor = page.getByRole('textbox', { name: /Content|Editor editing area/i })
  await editor.click()
  await page.keyboard.type('Forty small games, one long street, and everybody may play.')
  const boxes = page.getByRole('group', { name: /categor/i }).getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/admin\/articles$/)
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Published')

  await expect(news.getByRole('heading', { name: title })).toBeVisible({ timeout: patience(11_000) })
  expect(documents).toBe(0)
  // The page in the cache may be one polling interval old.
  await expect
    .poll(async () => (await request.get('/articles')).text(), { timeout: patience(25_000) })
    .toContain(title)
  await visitor.close()
})
