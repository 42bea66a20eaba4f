import { readFileSync } from 'node:fs'
import type { Article } from '@arunika/contracts'
import type { Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { editorOf, writeArticle } from '../fixtures/editor.ts'
import { expect, file, test } from '../fixtures/test.ts'

const PICTURE = readFileSync(file('portfolio.png')).toString('base64')

/** Puts a picture, or text with a picture in it, onto the clipboard. */
const copy = (page: Page, type: 'image/png' | 'text/html') =>
  page.evaluate(
    async ([base64, kind]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const words = `<p>Pasted words</p><img src="data:image/png;base64,${base64}" alt="" />`
      const blob = new Blob([kind === 'image/png' ? bytes : words], { type: kind })
      await navigator.clipboard.write([new ClipboardItem({ [kind]: blob })])
    },
    [PICTURE, type] as const,
  )

/** Drops a picture onto the editor. */
const drop = (page: Page) =>
  editorOf(page).evaluate((editable, base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }))
    const { left, bottom } = editable.getBoundingClientRect()
    const at = { clientX: left + 30, clientY: bottom - 10, bubbles: true, cancelable: true }
    editable.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer }))
  }, PICTURE)

const uploaded = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/admin/uploads') && response.ok())

test('pasted and dropped pictures are uploaded and never stored inline; words are counted', async ({
  page,
  context,
  signIn,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await writeArticle(page, 'Pictures upon pictures')
  await expect(page.getByText('4 words')).toBeVisible()
  // A selected picture would be replaced, and its toolbar covers the middle of the text line above it.
  const behind = async (words: string) => {
    await editorOf(page)
      .getByText(words)
      .click({ position: { x: 2, y: 6 } })
    await page.keyboard.press('End')
  }
  const pictures = editorOf(page).locator('img[src^="/uploads/"]')
  for (const [index, bring] of [
    async () => {
      await copy(page, 'image/png')
      await behind('Every door stands open.')
      await page.keyboard.press('ControlOrMeta+v')
    },
    async () => {
      await copy(page, 'text/html')
      await behind('Every door stands open.')
      await page.keyboard.press('Enter')
      await page.keyboard.press('ControlOrMeta+v')
    },
    () => drop(page),
  ].entries()) {
    const stored = uploaded(page)
    await bring()
    await stored
    await expect(pictures).toHaveCount(index + 1)
  }
  await expect(page.getByText('6 words')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The article has been created.')).toBeVisible()
  const list: Article[] = await (await request.get('/api/articles')).json()
  const { id = 0, content = '' } = list.find(({ title }) => title === 'Pictures upon pictures') ?? {}
  expect(content.match(/src="\/uploads\//g)).toHaveLength(3)
  expect(content).not.toMatch(/data:|blob:/)
  await (await backOffice(request)).unpublish(id)
})

test('a picture that is refused leaves nothing in the text but a message, and one that failed can be tried again', async ({
  page,
  context,
  signIn,
  request,
  quiet,
}) => {
  quiet.allow(/422|503|ERR_INTERNET_DISCONNECTED/)
  await signIn(page)
  await writeArticle(page, 'Nothing but words')
  const refused = page.getByRole('alert')
  const figures = editorOf(page).locator('figure, img')
  const chooser = page.locator('.ck-toolbar input[type=file]')
  await expect(chooser).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
  const bring = (name: string, mimeType: string, buffer: Buffer) =>
    chooser.setInputFiles({ name, mimeType, buffer })
  const sent: string[] = []
  page.on('request', (sending) => sending.url().endsWith('/api/admin/uploads') && sent.push(sending.url()))

  await bring('fake.png', 'image/png', Buffer.from('no picture at all'))
  await expect(refused).toHaveText(
    /^fake\.png was not uploaded\. Only JPG, JPEG, PNG and WEBP images are allowed\./,
  )
  await expect(figures).toHaveCount(0)
  await expect(refused.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await refused.getByRole('button', { name: 'Dismiss' }).click()
  expect(sent).toHaveLength(1)

  // A file that the api would refuse is not sent.
  await bring('drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(refused).toContainText('drawing.svg was not uploaded.')
  await refused.getByRole('button', { name: 'Dismiss' }).click()
  await bring('huge.png', 'image/png', Buffer.alloc(30_000_000))
  await expect(refused).toContainText('The image must be 25MB or smaller.')
  await refused.getByRole('button', { name: 'Dismiss' }).click()
  await expect(figures).toHaveCount(0)
  expect(sent).toHaveLength(1)
  await page.getByLabel('Featured image').setInputFiles({
    name: 'huge.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(30_000_000),
  })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The image must be 25MB or smaller.')).toBeVisible()
  await page.getByLabel('Featured image').setInputFiles(file('featured.png'))

  await context.setOffline(true)
  await chooser.setInputFiles(file('portfolio.png'))
  await expect(refused).toContainText('The server cannot be reached.')
  await expect(figures).toHaveCount(0)
  await context.setOffline(false)
  let response = () => {}
  const held = new Promise<void>((resolve) => {
    response = resolve
  })
  await page.route('**/api/admin/uploads', async (route) => {
    await held
    await route.continue()
  })
  const busy = { message: 'The service is not available at the moment.', code: 'unavailable' }
  await page.route('**/api/admin/uploads', (route) => route.fulfill({ status: 503, json: busy }), {
    times: 1,
  })
  await refused.getByRole('button', { name: 'Try again' }).click()
  await expect(refused).toContainText('The service is not available at the moment.')
  await refused.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Uploading a picture…')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(refused).toContainText('A picture is still being uploaded.')
  response()
  await expect(editorOf(page).locator('img[src^="/uploads/"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The article has been created.')).toBeVisible()
  const list: Article[] = await (await request.get('/api/articles')).json()
  const { id = 0, content = '' } = list.find(({ title }) => title === 'Nothing but words') ?? {}
  expect(content.match(/<figure/g)).toHaveLength(1)
  expect(content).toMatch(/<img[^>]+src="\/uploads\//)
  await (await backOffice(request)).unpublish(id)
})

test('the point and the words of a picture do not stay for the next one', async ({
  page,
  signIn,
  request,
}) => {
  const office = await backOffice(request)
  const id = await office.publish('Two pictures', '2026-11-20')
  await signIn(page)
  await page.goto(`/admin/articles/edit/${id}`)
  await page.getByLabel('Alternative text').fill('The first one')
  const picture = page.getByRole('img', { name: 'What readers will see above the article' })
  await picture.click({ position: { x: 20, y: 20 } })
  await expect(page.getByLabel('Focus from the left')).not.toHaveValue('50')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/^Saved on /)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Alternative text')).toHaveValue('The first one')
  await page.getByLabel('Featured image').setInputFiles(file('portfolio.png'))
  for (const side of ['left', 'top'])
    await expect(page.getByLabel(`Focus from the ${side}`)).toHaveValue('50')
  await expect(page.getByLabel('Alternative text')).toHaveValue('')
  page.on('dialog', (dialog) => void dialog.accept())
  await office.unpublish(id)
})

test('what the editor opens for a picture covers neither its toolbar nor the actions of the form', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/admin/articles/create')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload image from computer' }).click()
  await (await chooser).setFiles(file('featured.png'))
  const picture = editorOf(page).locator('img[src^="/uploads/"]')
  await picture.click()
  await expect(page.getByRole('toolbar', { name: 'Image toolbar' })).toBeVisible()
  for (const button of [
    page.getByRole('button', { name: 'Bulleted List' }),
    page.getByRole('button', { name: 'Preview' }),
    page.getByRole('button', { name: 'Cancel' }),
  ])
    await button.click({ trial: true })
})

test('pictures that exist only where they were copied from are named at once, and what would be lost before the save', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await writeArticle(page, 'Pictures of elsewhere')
  const paste = (html: string) =>
    editorOf(page).evaluate((editable, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', text)
      editable.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
  const svg = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`
  await paste(
    `<p>Pasted words</p><img src="${svg}"><img src="file:///C:/a.png"><img src="webkit-fake-url://1/b.png">`,
  )
  await expect(editorOf(page)).toContainText('Pasted words')
  await expect(page.getByText('3 pictures were not pasted.')).toBeVisible()
  await expect(page.getByText('Please insert them from their files.')).toBeVisible()
  await expect(editorOf(page).locator('img')).toHaveCount(0)
  await paste('<p>See <a href="ftp://example.com/plan">the plan</a></p>')
  await expect(editorOf(page).getByText('the plan')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  const question = page.getByRole('alertdialog', { name: 'These will not be stored: 1 link.' })
  await question.getByRole('button', { name: 'Back to the text' }).click()
  await expect(page.getByText(/^Saved on /)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+s')
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByText(/^Saved on /)).toBeVisible()
})
