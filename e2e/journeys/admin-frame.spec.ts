import { editorOf } from '../fixtures/editor.ts'
import { expect, test } from '../fixtures/test.ts'

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
const EXPIRED = `${part({ alg: 'HS256' })}.${part({ exp: 1 })}.signature`

test('every path leads to the login when logged out, and an invalid token is removed', async ({ page }) => {
  await page.goto('/admin/login')
  for (const [path, token] of [
    ['/admin', undefined],
    ['/admin/articles/create', 'unreadable'],
    ['/admin/job-vacancies/applications/1', EXPIRED],
    ['/admin/nowhere', EXPIRED],
  ] as const) {
    await page.evaluate((value) => {
      if (value) localStorage.setItem('token', value)
      else localStorage.clear()
    }, token)
    await page.goto(path)
    await expect(page).toHaveURL(/\/admin\/login$/)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  }
})

test('the frame: unknown paths, sidebar, back to top, account menu, and out again', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await expect(page.getByText('Welcome back to Arunika Website Admin!')).toBeVisible()
  for (const path of ['/admin/nowhere', '/admin/login']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/admin$/)
  }
  const menu = page.getByRole('navigation', { name: 'Admin' })
  await expect(menu.getByRole('list').first().getByRole('link')).toHaveText([
    'Dashboard',
    'Manage Articles',
    'Manage Categories',
    /^Manage Job Vacancies/,
  ])
  const wide = (await menu.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: 'Collapse the menu' }).click()
  await expect.poll(async () => (await menu.boundingBox())?.width ?? wide).toBeLessThan(wide / 2)
  await page.reload()
  await page.getByRole('button', { name: 'Expand the menu' }).click()
  await menu.getByRole('link', { name: 'Manage Articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Articles' })).toBeVisible()
  // A large window shows the whole list; this one shows cards.
  await page.setViewportSize({ width: 1100, height: 500 })
  await page
    .getByRole('contentinfo')
    .or(page.locator('tbody tr:not([aria-hidden])').last())
    .scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('menuitem', { name: /Profile.*Coming Soon/ })).toBeDisabled()
  await expect(page.getByRole('menuitem', { name: 'Password and Sessions' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/login$/)
})

test('saving shows Please Wait, a failure keeps what was typed, and the list shows the message until it is closed', async ({
  page,
  signIn,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/)
  await signIn(page)
  await page.goto('/admin/categories')
  await page.getByRole('link', { name: 'Create New Category' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Festivals')
  let response = () => {}
  const held = new Promise<void>((resolve) => {
    response = resolve
  })
  await page.route('**/api/admin/categories/create', async (route) => {
    await held
    await route.continue()
  })
  await page.route('**/api/admin/categories/create', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Not saved\. The server cannot be reached\./)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Festivals')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Please Wait....')).toBeVisible()
  response()
  const badge = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'The category has been created.' })
  await expect(badge).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/categories$/)
  const row = page.getByRole('row', { name: /Festivals/ })
  await expect(row.getByRole('cell').nth(2)).toHaveText('0')
  await badge.getByRole('button', { name: 'Close' }).click()
  await expect(badge).toHaveCount(0)

  await row.getByRole('link', { name: 'Edit Festivals' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Festival')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure want to cancel? The changes will not be saved.',
  })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Festival')
  // Following a link asks for confirmation too.
  await page.getByRole('link', { name: 'Manage Articles' }).click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL(/\/admin\/categories$/)

  await page.getByRole('button', { name: 'Delete Festivals' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this category?' })
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'Delete Festivals' }).click()
  await sure.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The category has been deleted.')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('an entry of the menu has one line, also with a long number', async ({ page, signIn }) => {
  await page.route('**/api/admin/summary', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), newApplications: 2003 } })
  })
  await signIn(page)
  const menu = page.getByRole('navigation', { name: 'Admin' })
  const counted = menu.getByRole('link', { name: 'Manage Job Vacancies 999+ new' })
  await expect(counted).toBeVisible()
  const heightOf = async (entry: typeof counted) => (await entry.boundingBox())?.height
  expect(await heightOf(counted)).toBe(await heightOf(menu.getByRole('link', { name: 'Dashboard' })))
  expect(await counted.evaluate((entry) => entry.scrollWidth <= entry.clientWidth)).toBe(true)
})

test('a message is shown once: neither a reload nor a way back in the history repeats it', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/admin/categories/edit/1')
  await page.getByRole('button', { name: 'Submit' }).click()
  const badge = page.getByText('The category has been updated.')
  await expect(badge).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('Hello Admin!')).toBeVisible()
  const rows = page.getByRole('table').getByRole('link', { name: /^Edit / })
  await page.goBack()
  await expect(rows.first()).toBeVisible()
  await expect(badge).toHaveCount(0)

  await rows.first().click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(badge).toBeVisible()
  await page.reload()
  await expect(rows.first()).toBeVisible()
  await expect(badge).toHaveCount(0)
})

test('without a connection lists say that they are not refreshed, and a screen that is not there comes with it', async ({
  page,
  context,
  signIn,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page)
  const menu = page.getByRole('navigation', { name: 'Admin' })
  await menu.getByRole('link', { name: 'Manage Categories' }).click()
  await expect(page.getByRole('table', { name: 'Categories' })).toBeVisible()
  await expect(page).toHaveTitle('Manage Categories – Arunika Website Admin')
  await context.setOffline(true)
  await expect(page.getByText('You are offline. This screen shows what was known at')).toBeVisible()
  await menu.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Trash' })).toHaveAttribute('aria-current', 'page')
  // Earlier content is still there.
  await menu.getByRole('link', { name: 'Manage Categories' }).click()
  await expect(page.getByRole('table', { name: 'Categories' })).toBeVisible()
  await menu.getByRole('link', { name: 'Trash' }).click()
  await context.setOffline(false)
  await expect(page.getByRole('table', { name: 'Trash' })).toBeVisible()
})

test('on a phone the menu is a drawer that closes with the choice', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.getByRole('button', { name: 'Expand the menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Audit Log' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('leaving the back-office for the website shows all of it, also what comes from other hosts', async ({
  page,
}) => {
  await page.goto('/admin/login')
  await page.getByRole('link', { name: 'Back to the website' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Academy' }).first().click()
  await expect(page.getByRole('img', { name: /^Work by / }).first()).toBeVisible()
})

test('the editor is there, also where one comes back to it from a page of the website', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/about-us')
  // As a browser does on back, after a reload in between.
  await page.evaluate(() => {
    history.pushState({}, '', '/admin/articles/edit/1')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect(editorOf(page)).toBeVisible()
})
