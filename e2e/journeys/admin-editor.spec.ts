import AxeBuilder from '@axe-core/playwright'
import { editorOf, logInAgain, writeArticle } from '../fixtures/editor.ts'
import { expect, test } from '../fixtures/test.ts'
import { VARIANT } from '../fixtures/variant.ts'

for (const { name, ...viewport } of [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
]) {
  test(`what is typed is seen on the public page at three widths before it is saved, on ${name}`, {
    tag: name === 'a phone' ? VARIANT : [],
  }, async ({ page, signIn, request }) => {
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
    // Links in the preview are disabled.
    await shown.getByRole('link', { name: '#gates' }).click()
    await expect(shown.getByRole('heading', { level: 1, name: 'An unread article' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('An unread article')
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
  const list = page.getByRole('heading', { level: 1, name: 'Manage Categories' })
  await page.getByRole('link', { name: 'Manage Categories' }).click()
  // The dashboard, which back would lead to, has a link with the same name.
  await expect(list).toBeVisible()
  await page.getByRole('link', { name: 'Create New Category' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Half typed')
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
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half typed')
  await page.goBack()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(list).toBeVisible()
})

test('a session that ends by the clock keeps what was typed on the screen, under a log-in', async ({
  page,
  signIn,
  quiet,
}) => {
  quiet.allow(/401/)
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/admin/articles/create')
  await page.getByLabel('Title', { exact: true }).fill('Written for two hours')
  await editorOf(page).click()
  await page.keyboard.type('And then the session ended.')
  await page.clock.fastForward('02:00:01')
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  // Resets the browser's clock.
  await page.clock.setSystemTime(new Date())
  await logInAgain(page)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Written for two hours')
  await expect(editorOf(page)).toContainText('And then the session ended.')
})

for (const { entry, field, create } of [
  { entry: 'articles', field: 'Title', create: 'An article of two sessions' },
  { entry: 'job-vacancies', field: 'Title', create: 'A vacancy of two sessions' },
])
  test(`a new entry of ${entry} that was saved once keeps its newest text over a new login, and is saved only once`, {
    tag: entry === 'articles' ? [] : VARIANT,
  }, async ({ page, signIn, quiet }) => {
    quiet.allow(/401/)
    await signIn(page)
    await page.goto(`/admin/${entry}/create`)
    await page.getByLabel(field, { exact: true }).fill(create)
    if (entry === 'job-vacancies') {
      await page.getByLabel('Type').selectOption({ index: 1 })
      await page.getByLabel('Status').selectOption('closed')
      await editorOf(page, 1).click()
      await page.keyboard.type('Patience.')
    }
    await editorOf(page).click()
    await page.keyboard.type('First sentence.')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText(/^Saved on /)).toBeVisible()
    await expect(page).toHaveURL(/\/edit\/\d+$/)
    const address = page.url()
    await page.keyboard.type(' Newest sentence.')
    // Ends the session as another tab would.
    await page.evaluate(() => {
      localStorage.removeItem('token')
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    })
    await logInAgain(page)
    await expect(page).toHaveURL(address)
    await expect(editorOf(page)).toContainText('First sentence. Newest sentence.')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText(/^Saved on /)).toBeVisible()
    await page.goto(`/admin/${entry}`)
    await expect(page.getByRole('link', { name: create, exact: true })).toHaveCount(1)
  })
