import { patience } from '@arunika/testing/patience'
import AxeBuilder from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { editorOf, emptyEditor, writeArticle } from '../fixtures/editor.ts'
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
  await page.getByLabel('Title', { exact: true }).fill(title)
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
  // The cached page may be one polling interval old.
  await expect
    .poll(async () => (await request.get('/articles')).text(), { timeout: patience(25_000) })
    .toContain(title)
  await visitor.close()
})

test('an editor links a vacancy and a class to an article by keyboard, and sees them before readers do', async ({
  page,
  signIn,
  request,
}) => {
  await signIn(page)
  await writeArticle(page, 'Who paints our lanterns')
  const group = page.getByRole('group', { name: 'Vacancies and classes' })
  const search = group.getByRole('searchbox')
  await search.focus()
  await page.keyboard.type('kid')
  await expect(group.getByRole('checkbox')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.keyboard.type('vacancy')
  await expect(group.getByRole('checkbox', { name: 'Regular Class' })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(search).toBeFocused()
  const vacancy = group.getByRole('checkbox', { name: 'vacancy', checked: true })
  const title = ((await vacancy.locator('..').textContent()) ?? '').replace(/ vacancy$/, '')

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { name: 'The class in this story' })).toBeVisible()
  await expect(preview.getByRole('link', { name: `APPLY NOW for ${title}` })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'Edit Who paints our lanterns' }).click()
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(2)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const [, id = ''] = /(\d+)$/.exec(page.url()) ?? []
  await expect
    .poll(async () => (await request.get(`/articles/${id}`)).text(), { timeout: patience(25_000) })
    .toContain(`APPLY NOW for ${title}`)
})

test('a text that is read from right to left runs so while it is written, in the list and on its page', async ({
  page,
  signIn,
}) => {
  const title = 'הפנסים של העיר!'
  const text = 'כל הדלתות פתוחות, 24 שעות.'
  const isRightToLeft = (part: Locator) => expect(part).toHaveCSS('direction', 'rtl')
  await signIn(page)
  await writeArticle(page, title)
  await emptyEditor(page)
  await page.keyboard.type(text)
  await isRightToLeft(page.getByLabel('Title', { exact: true }))
  await isRightToLeft(editorOf(page).getByText(text))
  await page.getByRole('button', { name: 'Submit' }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await isRightToLeft(row.locator('bdi'))

  const form = await row.getByRole('link', { name: `Edit ${title}` }).getAttribute('href')
  await page.goto(`/articles/${form?.split('/').at(-1)}`)
  await isRightToLeft(page.getByRole('heading', { level: 1, name: title }))
  await isRightToLeft(page.getByText(text))
  await expect(page.getByText('By Arunika Editorial')).toHaveCSS('direction', 'ltr')
})
