import { readFileSync } from 'node:fs'
import type { Article } from '@arunika/contracts'
import type { Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { editorOf, writeArticle } from '../fixtures/editor.ts'
import { expect, file, test } from '../fixtures/test.ts'

const PICTURE = readFileSync(file('portfolio.png')).toString('base64')

/** Puts a picture, or words with a picture in them, onto the clipboard. */
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

/** Lets a picture go above the editor. */
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

test('pasted and dropped pictures are uploaded and never kept inline; words are counted', async ({
  page,
  context,
  signIn,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await writeArticle(page, 'Pictures upon pictures')
  await expect(page.getByText('4 words')).toBeVisible()
  // A picture that is selected would be replaced; its toolbar covers the middle of the line above it.
  const behind = async (words: string) => {
    await editorOf(page)
      .getByText(words)
      .click({ position: { x: 2, y: 6 } })
    await page.keyboard.press('End')
  }
  const pictures = editorOf(page).locator('img[src^="/uploads/editor/"]')
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
  expect(content.match(/src="\/uploads\/editor\//g)).toHaveLength(3)
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
  await expect(editorOf(page).locator('img[src^="/uploads/editor/"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The article has been created.')).toBeVisible()
  const list: Article[] = await (await request.get('/api/articles')).json()
  const { id = 0, content = '' } = list.find(({ title }) => title === 'Nothing but words') ?? {}
  expect(content.match(/<figure/g)).toHaveLength(1)
  expect(content).toMatch(/<img[^>]+src="\/uploads\/editor\//)
  await (await backOffice(request)).unpublish(id)
})

for (const { name, ...viewport } of [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
]) {
  test(`what is typed is seen on the public page at three widths before it is saved, on ${name}`, async ({
    page,
    signIn,
    request,
  }) => {
    await page.setViewportSize(viewport)
    await signIn(page)
    await writeArticle(page, 'An unread article')
    await page.getByLabel('Alternative text').fill('A gate of colours')
    await page.getByLabel('Hashtags', { exact: true }).fill('#gates')
    await page.getByRole('button', { name: 'Preview' }).click()
    const dialog = page.getByRole('dialog', { name: 'Preview' })
    const shown = dialog.frameLocator('iframe')
    await expect(shown.getByRole('heading', { level: 1, name: 'An unread article' })).toBeVisible()
    const story = shown.getByRole('article').first()
    await expect(story.getByText('Every door stands open.')).toBeVisible()
    await expect(story.getByText('November 20, 2026')).toBeVisible()
    await expect(shown.getByRole('heading', { name: 'Related Content' })).toBeVisible()
    const picture = shown.getByRole('img', { name: 'A gate of colours' })
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

    for (const [label, width] of [
      ['Phone', 390],
      ['Tablet', 768],
      ['Desktop', 1440],
    ] as const) {
      await dialog.getByRole('button', { name: label }).click()
      await expect.poll(() => shown.locator('html').evaluate(() => window.innerWidth)).toBe(width)
      const box = await dialog.locator('iframe').boundingBox()
      expect(box?.width ?? 0).toBeLessThanOrEqual(viewport.width)
    }
    // A link of the preview leads nowhere.
    await shown.getByRole('link', { name: '#gates' }).click()
    await expect(shown.getByRole('heading', { level: 1, name: 'An unread article' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('An unread article')
    expect(await (await request.get('/api/articles')).text()).not.toContain('An unread article')
  })
}

test('a visitor gets nothing of the preview, and no other page can be framed', async ({ page, request }) => {
  await page.goto('/articles/preview')
  await expect(page).toHaveURL(/\/$/)
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy']?.split('; ')
  expect(await policyOf('/articles/preview')).toContain("frame-ancestors 'self'")
  for (const path of ['/', '/articles', '/articles/1', '/admin/articles/create'])
    expect(await policyOf(path)).toContain("frame-ancestors 'none'")
  expect(await (await request.get('/articles/preview')).text()).toContain('content="noindex"')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('preview')
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

test('a time to come keeps an article from readers until then, and the list says when', async ({
  page,
  signIn,
  request,
}) => {
  await signIn(page)
  await writeArticle(page, 'Tomorrow at ten')
  await page.getByRole('radio', { name: 'Publish at a time' }).check()
  await page.getByLabel('Publish time').fill('2036-01-01T10:00')
  await page.getByRole('button', { name: 'Submit' }).click()
  const row = page.getByRole('row', { name: /Tomorrow at ten/ })
  await expect(row).toContainText('Scheduled')
  await expect(row).toContainText('January 1, 2036')
  expect(await (await request.get('/api/articles')).text()).not.toContain('Tomorrow at ten')
  await row.getByRole('button', { name: 'Delete Tomorrow at ten' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this article?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The article has been deleted.')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('leaving with something typed asks first, by a link, by back and by closing', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Manage Categories' }).click()
  await page.getByRole('link', { name: 'Create New Category' }).click()
  await page.getByLabel('Name').fill('Half typed')
  const question = page.getByRole('alertdialog', { name: /^Are you sure want to cancel/ })
  await page.goBack()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  let requests = 0
  page.on('dialog', (dialog) => {
    requests += 1
    void dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => requests).toBe(1)
  await expect(page.getByLabel('Name')).toHaveValue('Half typed')
  await page.goBack()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Categories' })).toBeVisible()
})

test('a session that ends by the clock gives back what was typed after the next login', async ({
  page,
  signIn,
  quiet,
}) => {
  quiet.allow(/401/)
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/admin/articles/create')
  await page.getByLabel('Title').fill('Written for two hours')
  await editorOf(page).click()
  await page.keyboard.type('And then the session ended.')
  await page.clock.fastForward('02:00:01')
  await expect(page).toHaveURL(/\/admin\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  // The browser's clock is set right again.
  await page.clock.setSystemTime(new Date())
  await page.getByLabel('Email').fill(process.env.ADMIN_EMAIL ?? '')
  await page.getByLabel('Password').fill(process.env.ADMIN_PASSWORD ?? '')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Written for two hours')
  await expect(editorOf(page)).toContainText('And then the session ended.')
  await expect(page.getByText('This is what you had typed when your session ended.')).toBeVisible()
})
