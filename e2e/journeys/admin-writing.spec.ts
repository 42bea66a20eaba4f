import { readFile } from 'node:fs/promises'
import type { AdminArticle } from '@arunika/contracts'
import type { Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { editorOf, writeArticle } from '../fixtures/editor.ts'
import { expect, file, test } from '../fixtures/test.ts'

/** HTML as Word puts it onto the clipboard, and as copied from other sites. */
const FROM_WORD = `<html xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name="Generator" content="Microsoft Word 15"><style>p.MsoNormal { margin: 0 }
@list l0:level1 { mso-level-number-format: decimal; mso-level-start-at: 3; mso-level-text: "%1."; }</style></head>
<body><h1>The season<o:p></o:p></h1><p class="MsoNormal">Opens in May.<o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">3.<span>&nbsp; </span></span><![endif]>Third row</p>
<h2>Tickets<o:p></o:p></h2><p class="MsoNormal">At the <del cite="mailto:Anna">DELETED</del>door.</p><h5>Prices</h5>
<div style="mso-element:comment-list"><p class="MsoCommentText">COMMENT</p></div><script>alert(1)</script></body></html>`

/** Pastes HTML unchanged; the browser's clipboard would sanitise it first. */
async function paste(page: Page, html: string) {
  await editorOf(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await editorOf(page).evaluate((editable, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    editable.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

/** Inserts a video with the toolbar's button. */
async function insertVideo(page: Page, address: string) {
  await page.getByRole('button', { name: 'Insert media' }).click()
  await page.getByLabel('Media URL').fill(address)
  await page.keyboard.press('Enter')
}

test('headings that are pasted from Word stay headings, code is left out, and a video of Vimeo plays in the editor and is a link for readers', async ({
  page,
  request,
  signIn,
}) => {
  await page.route(/player\.vimeo\.com/, (route) => route.fulfill({ body: 'A player' }))
  await signIn(page)
  await writeArticle(page, 'A season from Word')
  await paste(page, FROM_WORD)
  await expect(editorOf(page).getByRole('heading', { level: 2 })).toHaveText(['The season', 'Tickets'])
  await expect(editorOf(page)).not.toContainText(/alert|DELETED|COMMENT/)
  await expect(editorOf(page).getByRole('heading', { level: 4 })).toHaveText('Prices')
  await expect(editorOf(page).locator('ol[start="3"]')).toHaveText('Third row')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await insertVideo(page, 'https://vimeo.com/76979871')
  const players = editorOf(page).frameLocator('iframe')
  await expect(players.first().getByText('A player')).toBeVisible()
  await expect(editorOf(page).locator('iframe')).toHaveAttribute(
    'src',
    'https://player.vimeo.com/video/76979871?dnt=1',
  )
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The article has been created.')).toBeVisible()
  const list: AdminArticle[] = await (await request.get('/api/articles')).json()
  const id = list.find(({ title }) => title === 'A season from Word')?.id ?? 0
  await page.goto(`/articles/${id}`)
  const story = page.getByRole('article').first()
  await expect(story.getByRole('heading', { level: 2, name: 'The season' })).toBeVisible()
  await expect(story.locator('ol[start="3"]')).toHaveText('Third row')
  await expect(story.locator('a[href="https://vimeo.com/76979871"]')).toBeVisible()
  await (await backOffice(request)).unpublish(id)
})

test('a picture that is put into the text asks for its alternative text', async ({
  page,
  signIn,
  request,
}) => {
  await signIn(page)
  await writeArticle(page, 'A picture with words')
  const asks = page.getByText('1 picture has no alternative text')
  await expect(asks).toHaveCount(0)
  const buffer = await readFile(file('portfolio.png'))
  const chooser = page.locator('.ck-toolbar input[type=file]')
  await chooser.setInputFiles({ name: 'stage.png', mimeType: 'image/png', buffer })
  await expect(editorOf(page).locator('img[src^="/uploads/"]')).toHaveCount(1)
  await expect(asks).toBeVisible()
  await page.getByRole('button', { name: 'Describe it' }).click()
  await page.getByLabel('Text alternative').fill('A stage in amber light')
  await page.keyboard.press('Enter')
  await expect(asks).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The article has been created.')).toBeVisible()
  const list: AdminArticle[] = await (await request.get('/api/articles')).json()
  const { id = 0, content = '' } = list.find(({ title }) => title === 'A picture with words') ?? {}
  expect(content).toContain('alt="A stage in amber light"')
  await (await backOffice(request)).unpublish(id)
})

test('by keys alone an article is saved, previewed, published with a question about a past time, and taken offline on a date', async ({
  page,
  signIn,
  request,
  quiet,
}) => {
  quiet.allow(/422/)
  await signIn(page)
  await writeArticle(page, 'All by keys')
  await editorOf(page).click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/^Saved on /)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/articles\/(create|edit)/)
  expect(await (await request.get('/api/articles')).text()).not.toContain('All by keys')

  await page.keyboard.press('ControlOrMeta+p')
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.frameLocator('iframe').getByRole('heading', { name: 'All by keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()

  await page.getByRole('radio', { name: 'Publish at a time' }).check()
  await page.getByLabel('Publish time').fill('2020-01-01T10:00')
  await page.keyboard.press('ControlOrMeta+Enter')
  const question = page.getByRole('alertdialog', { name: 'Publish this article now?' })
  await expect(question).toContainText('January 1, 2020')
  await question.getByRole('button', { name: 'Change the time' }).click()
  await page.getByRole('radio', { name: 'Publish at once' }).check()
  await page.getByLabel('Take offline at').fill('2020-01-01T10:00')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByLabel('Take offline at')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Take offline at').fill('2036-01-01T10:00')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('table', { name: 'Articles' })).toBeVisible()
  const list: AdminArticle[] = await (await request.get('/api/articles')).json()
  const id = list.find(({ title }) => title === 'All by keys')?.id ?? 0
  expect(id).toBeGreaterThan(0)
  await page.goto(`/admin/articles/edit/${id}`)
  await expect(page.getByLabel('Take offline at')).toHaveValue('2036-01-01T10:00')

  const keys = page.getByText('Publish the article')
  await page.getByLabel('Title', { exact: true }).press('?')
  await expect(keys).toHaveCount(0)
  await page.getByLabel('Title', { exact: true }).fill('All by keys')
  await page.getByRole('heading', { level: 1 }).press('?')
  await expect(keys).toBeVisible()
  await (await backOffice(request)).unpublish(id)
})
