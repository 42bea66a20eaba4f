import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { editorOf, logInAgain, writeArticle } from '../fixtures/editor.ts'
import { expect, test } from '../fixtures/test.ts'

/** Opens the applications of the first vacancy that has any. */
async function openApplications(page: Page) {
  await page.goto('/admin/job-vacancies')
  for (let index = 0; ; index += 1) {
    await page
      .getByRole('link', { name: /^View applications for / })
      .nth(index)
      .click()
    await expect(page.getByRole('table', { name: 'Applications', includeHidden: true })).toHaveAttribute(
      'aria-busy',
      'false',
    )
    if ((await page.getByRole('button', { name: /^View the answers of / }).count()) > 1) return
    await page.goto('/admin/job-vacancies')
  }
}

/** Ends the session as if its time were over. */
async function endSession(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } })
}

/** Writes a mail whose session ends before it is sent, and sends it after another log-in. */
async function writeAcrossLogIn(dialog: Locator, button: string, subject: string, text: string) {
  await dialog.getByLabel('Subject').fill(subject)
  await dialog.getByLabel('Text').fill(text)
  await endSession(dialog.page())
  await dialog.getByRole('button', { name: button }).click()
  await logInAgain(dialog.page())
  await expect(dialog.getByLabel('Text')).toHaveValue(text)
  await dialog.getByRole('button', { name: button }).click()
}

test('a message is read, deleted and taken back', async ({ page, signIn }) => {
  await signIn(page)
  await page.getByRole('link', { name: /^Messages/ }).click()
  const read = page.getByRole('button', { name: 'Read “Kid class in January”' })
  await read.click()
  const dialog = page.getByRole('dialog', { name: 'Kid class in January' })
  await expect(dialog).toContainText('My twins are seven')
  await page.keyboard.press('Escape')
  await expect(read).toBeFocused()
  await expect(page.getByRole('row', { name: /Kid class/ }).getByText('New!')).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete “Kid class in January”' }).click()
  await expect(read).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(read).toBeVisible()
})

test('a deletion that is not taken back is done after eight seconds', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/admin/messages')
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Delete “Museum visit for our school”' }).click()
  expect((await deleted).status()).toBe(200)
  await page.reload()
  await expect(page.getByText('Kid class in January')).toBeVisible()
  await expect(page.getByText('Museum visit for our school')).toHaveCount(0)
})

test('an application goes through the steps where it is read', async ({ page, signIn }) => {
  await signIn(page)
  await openApplications(page)
  await page
    .getByRole('button', { name: /^View the answers of / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Answers and Documents' })
  await dialog.getByRole('button', { name: 'Shortlisted' }).click()
  await dialog.getByLabel('New note').fill('Call on Monday.')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Call on Monday.' })).toContainText(
    process.env.ADMIN_EMAIL ?? '',
  )
  await expect(dialog).toContainText(/Will be deleted in \d+ days\./)
  await expect(dialog.getByRole('img', { name: /^Page 1 of / })).toBeVisible()
  await expect
    .poll(() =>
      dialog.getByRole('img', { name: /^Page 1 of / }).evaluate((page: HTMLCanvasElement) => page.width),
    )
    .toBe(1400)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await expect(dialog.getByText(/^1 of /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(/^2 of /)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByLabel('Status').selectOption('Shortlisted')
  await expect(page).toHaveURL(/stage=\d+/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^applications-\d+\.csv$/)
})

test('a draft appears on no public page until it is published', async ({ page, signIn, quiet }) => {
  quiet.allow(/404/)
  await signIn(page)
  await writeArticle(page, 'Not yet')
  await page.getByLabel('Alternative text').fill('A door')
  await page.getByRole('radio', { name: 'Keep as a draft' }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The article has been created.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Not yet/ })).toContainText('Draft')
  const isPublic = async () => (await (await page.request.get('/api/articles')).text()).includes('Not yet')
  expect(await isPublic()).toBe(false)
  await page.getByRole('link', { name: 'Edit Not yet' }).click()
  await page.getByRole('radio', { name: 'Publish at once' }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('row', { name: /Not yet/ })).toContainText('Published')
  expect(await isPublic()).toBe(true)
})

test('two administrators who change one article overwrite nothing unseen', async ({
  browser,
  page,
  signIn,
  quiet,
}) => {
  quiet.allow(/409/)
  const other = await (await browser.newContext()).newPage()
  for (const each of [page, other]) {
    await signIn(each)
    // Simulates a slow link: the input does not reach the other form before it is saved.
    await each.route('**/edits', () => {})
    await each.goto(`${process.env.SITE_URL}/admin/articles/edit/1`)
    await expect(editorOf(each)).toBeVisible()
  }
  const title = await page.getByLabel('Title', { exact: true }).inputValue()
  await other.getByLabel('Title', { exact: true }).fill(`${title} – hers`)
  await other.getByRole('button', { name: 'Submit' }).click()
  await expect(other.getByText('The article has been updated.')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill(`${title} – his`)
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two versions of this article' })
  await expect(dialog.getByRole('region', { name: 'Title' })).toContainText(`${title} – hers`)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Another administrator has saved this article')
  await expect(alert).toContainText(process.env.ADMIN_EMAIL ?? '')
  await expect(alert).toBeInViewport()

  // Their version opens, and the unsaved text is offered again.
  await page.getByRole('button', { name: 'See the difference' }).click()
  await dialog.getByRole('button', { name: 'Open theirs' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${title} – hers`)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${title} – his`)
  await page.getByRole('button', { name: 'Submit' }).click()
  await other.reload()
  await expect(other.getByRole('row', { name: new RegExp(`${title} – hers`) })).toBeVisible()
  await dialog.getByRole('button', { name: 'Replace theirs' }).click()
  await expect(page.getByText('The article has been updated.')).toBeVisible()
  await other.context().close()
})

test('a session that ends in the middle of an edit loses nothing that was typed', async ({
  page,
  signIn,
  quiet,
}) => {
  quiet.allow(/401/)
  await signIn(page)
  await page.goto('/admin/job-vacancies/edit/1')
  await expect(editorOf(page)).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Typed before the end')
  await endSession(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await logInAgain(page)
  await expect(page).toHaveURL(/\/admin\/job-vacancies\/edit\/1$/)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed before the end')
})

test('a session that ends in the middle of a mail or its template loses nothing that was typed', async ({
  page,
  signIn,
  quiet,
}) => {
  quiet.allow(/401/)
  await signIn(page)
  await page.goto('/admin/mail-templates')
  await page.getByRole('button', { name: 'Create a template' }).click()
  const template = page.getByRole('dialog', { name: 'Create a template' })
  await template.getByLabel('Name').fill('Typed before the end')
  await writeAcrossLogIn(template, 'Save', 'A day with us', 'Come by.')
  await expect(page.getByText('The template has been created.')).toBeVisible()

  await openApplications(page)
  await page
    .getByRole('button', { name: /^View the answers of / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Write a mail' }).click()
  const mail = page.getByRole('dialog', { name: /^Mail to / })
  await writeAcrossLogIn(mail, 'Send', 'A question', 'When can you start?')
  await expect(page.getByText('One mail is on the way.')).toBeVisible()
})

test('a new vacancy is stored from its first word, and is found in the list although it was never saved', async ({
  page,
  signIn,
  request,
  quiet,
}) => {
  // An entry that was never saved is looked for among the saved ones first.
  quiet.allow(/404/)
  await signIn(page)
  await page.goto('/admin/job-vacancies/create')
  await expect(editorOf(page)).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Lantern maker')
  await editorOf(page).click()
  await page.keyboard.type('You light the street.')
  await expect(page).toHaveURL(/\/admin\/job-vacancies\/edit\/\d+$/)
  await expect(page.getByText(/^Changes stored /)).toBeVisible()
  expect(await (await request.get('/api/job-vacancies')).text()).not.toContain('Lantern maker')
  // A crash asks nothing.
  await page.goto('/admin/job-vacancies')
  await page
    .getByRole('region', { name: 'Not saved yet' })
    .getByRole('link', { name: 'Lantern maker' })
    .click()
  await expect(editorOf(page)).toContainText('You light the street.')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Lantern maker')
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL(/\/admin\/job-vacancies$/)
  await page.reload()
  await expect(page.getByRole('table', { name: 'Job vacancies' })).toBeVisible()
  await expect(page.getByText('Lantern maker')).toHaveCount(0)
})

test('an administrator changes the password and ends a session elsewhere', async ({
  browser,
  page,
  signIn,
}) => {
  const other = await (await browser.newContext()).newPage()
  for (const each of [other, page]) await signIn(each)
  await page.goto('/admin/account')
  const end = page.getByRole('button', { name: /^End the session in / })
  await expect(end.first()).toBeVisible()
  const sessions = await end.count()
  await end.first().click()
  await expect(end).toHaveCount(sessions - 1)
  const change = async (current: string, next: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill(next)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('You are logged out everywhere else.')).toBeVisible()
  }
  const password = process.env.ADMIN_PASSWORD ?? ''
  await change(password, `${password}-and-more`)
  await expect(end).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('This one')).toBeVisible()
  await change(`${password}-and-more`, password)
  await other.context().close()
})
