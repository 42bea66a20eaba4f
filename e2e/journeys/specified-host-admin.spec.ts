import { HOST_PASSWORD, PIXEL, type SpecifiedHost, specifiedHost } from '@arunika/testing/specified-host'
import type { Page } from '@playwright/test'
import { APPLICATION } from '../fixtures/applicant.ts'
import { editorOf } from '../fixtures/editor.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, file, test } from '../fixtures/test.ts'

// The last test counts the calls of those before it.
test.describe.configure({ mode: 'serial' })

let host: SpecifiedHost
let shell: ShellCopy

test.beforeAll(async () => {
  host = await specifiedHost()
  shell = await shellCopy()
  await shell.start({ API_URL: host.url })
})
test.afterAll(async () => {
  await shell?.stop()
  await host?.stop()
})

async function logIn(page: Page) {
  await page.goto(`${shell.url}/admin/login`)
  await page.getByLabel('Email').fill('admin@host.example')
  await page.getByLabel('Password').fill(HOST_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Hello Admin!')).toBeVisible()
}

test('an administrator of the host logs in, reloads any screen, and logs out', async ({ page }) => {
  await logIn(page)
  await page.reload()
  await expect(page.getByText('Hello Admin!')).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await page.context().cookies(`${shell.url}/remotes/`)).toEqual([])
})

test('a wrong password shows what the host says', async ({ page, quiet }) => {
  quiet.allow(/401/)
  await page.goto(`${shell.url}/admin/login`)
  await page.getByLabel('Email').fill('admin@host.example')
  await page.getByLabel('Password').fill('a guess')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('The host does not know you.')).toBeVisible()
})

test('a token opens the dashboard without any cookie, and one that is expired or forged leads to the login', async ({
  page,
  quiet,
}) => {
  quiet.allow(/401|Loading (CSS )?chunk|Refused to (apply style|execute script)/)
  const openWith = async (token: string) => {
    await page.context().clearCookies()
    await page.goto(`${shell.url}/admin/login`)
    await page.evaluate((token) => localStorage.setItem('token', token), token)
    await page.goto(`${shell.url}/admin`)
  }
  // Also a token that no cookie can hold in one piece.
  for (const token of [host.token(), host.token(undefined, 6_000)]) {
    await openWith(token)
    await expect(page.getByText('Hello Admin!')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)
  }
  for (const token of [host.token(1), `${host.token().slice(0, -4)}AAAA`, 'no token']) {
    await openWith(token)
    await expect(page).toHaveURL(/\/admin\/login$/)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  }
})

/** The specification's calls to the api's host, as its section 7 lists them. */
const CALLS = [
  ...['GET /api/job-vacancies', 'GET /api/job-vacancies/{id}', 'POST /api/job-vacancies/{id}'],
  ...['GET /api/articles', 'GET /api/articles/{id}', 'POST /api/contact-us', 'POST /api/login'],
  ...['articles', 'categories', 'job-vacancies'].flatMap((list) => [
    ...[`GET /api/admin/${list}`, `GET /api/admin/${list}/{id}`, `POST /api/admin/${list}/create`],
    ...[`POST /api/admin/${list}/{id}`, `DELETE /api/admin/${list}/{id}`],
  ]),
  'GET /api/admin/job-vacancies/{id}/applications',
  'POST /api/admin/job-vacancies/set-read/{id}',
  'DELETE /api/admin/job-vacancies/{id}/applications',
]

/** Screens of the specification, with their titles. */
const SCREENS = [
  ['', 'Dashboard'],
  ['/articles', 'Manage Articles'],
  ['/articles/create', 'Create Article'],
  ['/articles/edit/3', 'Edit Article'],
  ['/categories', 'Manage Categories'],
  ['/categories/create', 'Create Category'],
  ['/categories/edit/1', 'Edit Category'],
  ['/job-vacancies', 'Manage Job Vacancies'],
  ['/job-vacancies/create', 'Create Job Vacancy'],
  ['/job-vacancies/edit/1', 'Edit Job Vacancy'],
  ['/job-vacancies/applications/1', 'Application List for Internship: Vacancy 1'],
] as const

/** Screens that need the product's own api, and one that does not exist. */
const HIDDEN = [
  ...['media', 'media/edit/1', 'mail-templates', 'messages', 'trials', 'outbox', 'site', 'trash'],
  ...['releases', 'audit-log', 'as-of', 'people', 'account', 'forgotten-password', 'new-password', 'no-such'],
]

/** Words of what needs the product's own api. */
const FOREIGN =
  /Drafts?\b|cheduled|Preview|Export CSV|\bBoard\b|Byline|Slug|Indonesian|Linked pages|History|library|Salary|Last day|New messages|New trials|Live builds|trash|offline/i

const CV = { name: 'cv.png', mimeType: 'image/png', buffer: PIXEL }

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Follows a link and waits for its screen, because the list before it has fields of the same names. */
async function follow(page: Page, link: string, title: string) {
  await page.getByRole('link', { name: link }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

async function submit(page: Page, message: string) {
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(message)).toBeVisible()
}

async function remove(page: Page, label: string) {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

test('an administrator creates, edits and deletes an article with its picture', async ({ page }) => {
  await logIn(page)
  await follow(page, 'Create New Article', 'Create Article')
  await page.getByLabel('Title', { exact: true }).fill('A night of lanterns')
  await page.getByLabel('Date', { exact: true }).fill('2026-11-20')
  await page.getByLabel('Featured image').setInputFiles(file('featured.png'))
  await page.getByLabel('Hashtags').fill('#light')
  await editorOf(page).click()
  await page.keyboard.type('Every lantern is lit.')
  await page.getByRole('checkbox', { name: 'Studio' }).check()
  await submit(page, 'The host created the article.')
  expect(host.data.articles[0]).toEqual({
    id: expect.any(Number),
    title: 'A night of lanterns',
    date: '2026-11-20',
    hashtags: '#light',
    content: '<p>Every lantern is lit.</p>',
    featured_image_path: 'articles/pixel.png',
    categories: [{ id: 2, name: 'Studio' }],
  })
  await expect(row(page, 'A night of lanterns')).toContainText('Published')

  await follow(page, 'Edit A night of lanterns', 'Edit Article')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A night of lanterns')
  await page.getByLabel('Title', { exact: true }).fill('A morning of lanterns')
  await page.getByRole('checkbox', { name: 'Academy' }).check()
  await submit(page, 'The host saved the article.')
  expect(host.data.articles[0]).toMatchObject({
    title: 'A morning of lanterns',
    content: '<p>Every lantern is lit.</p>',
    categories: [{ name: 'Academy' }, { name: 'Studio' }],
  })

  await remove(page, 'Delete A morning of lanterns')
  await expect(page.getByText('The host deleted the article.')).toBeVisible()
  await expect(row(page, 'A morning of lanterns')).toHaveCount(0)
})

test('an administrator creates, edits and deletes a category and a job vacancy', async ({ page }) => {
  await logIn(page)
  await follow(page, 'Create New Category', 'Create Category')
  await page.getByLabel('Name', { exact: true }).fill('Lanterns')
  await submit(page, 'The host created the category.')
  await follow(page, 'Edit Lanterns', 'Edit Category')
  await page.getByLabel('Name', { exact: true }).fill('Lights')
  await submit(page, 'The host saved the category.')
  await remove(page, 'Delete Lights')
  await expect(page.getByText('The host deleted the category.')).toBeVisible()
  await expect(row(page, 'Lights')).toHaveCount(0)

  await follow(page, 'Manage Job Vacancies', 'Manage Job Vacancies')
  await follow(page, 'Create New Job Vacancy', 'Create Job Vacancy')
  await page.getByLabel('Title', { exact: true }).fill('Lantern painter')
  await page.getByLabel('Type').selectOption('fulltime')
  await page.getByLabel('Status').selectOption('open')
  for (const [nth, text] of ['Paint.', 'A brush.'].entries()) {
    await editorOf(page, nth).click()
    await page.keyboard.type(text)
  }
  await submit(page, 'The host created the vacancy.')
  expect(host.data.vacancies[0]).toEqual({
    id: expect.any(Number),
    title: 'Lantern painter',
    type: 'fulltime',
    location: 'Bandung, Indonesia',
    status: 'open',
    description: '<p>Paint.</p>',
    requirement: '<p>A brush.</p>',
  })
  await follow(page, 'Edit Lantern painter', 'Edit Job Vacancy')
  await page.getByLabel('Status').selectOption('closed')
  await submit(page, 'The host saved the vacancy.')
  await expect(row(page, 'Lantern painter')).toContainText('Closed')
  await remove(page, 'Delete Lantern painter')
  await expect(page.getByText('The host deleted the vacancy.')).toBeVisible()
})

test('an application is read and deleted', async ({ page, request }) => {
  await request.post(`${shell.url}/api/job-vacancies/1`, {
    multipart: { ...APPLICATION, cv_or_portfolios: CV },
  })
  await logIn(page)
  await page.getByRole('navigation', { name: 'Admin' }).getByText('Manage Job Vacancies').click()
  await page.getByRole('link', { name: 'View applications for Vacancy 1' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Application List for Internship: Vacancy 1',
  )
  await page.getByRole('button', { name: 'View the answers of Putri Handayani' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answers and Documents' })
  await expect(dialog).toContainText('Plants.')
  await expect(dialog.getByRole('link', { name: 'pixel.png' })).toBeVisible()
  await expect.poll(() => host.data.applications[0]?.is_read).toBe(1)
  // Keys of what the host does not have do nothing.
  for (const key of ['s', '5', 'u', 'w']) await page.keyboard.press(key)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await remove(page, 'Delete the response of Putri Handayani')
  await expect(page.getByText('- No data available -')).toBeVisible()
  expect(host.data.applications).toEqual([])
})

test('only what the host can do is shown', async ({ page }) => {
  await page.goto(`${shell.url}/admin/login`)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  for (const name of [/passkey/, /Forgotten/]) await expect(page.getByText(name)).toHaveCount(0)
  await logIn(page)
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveText([
    'Dashboard',
    'Manage Articles',
    'Manage Categories',
    'Manage Job Vacancies',
  ])
  for (const path of HIDDEN) {
    await page.goto(`${shell.url}/admin/${path}`)
    await expect(page.getByText('Hello Admin!')).toBeVisible()
    await expect(page).toHaveURL(`${shell.url}/admin`)
  }
  for (const [path, title] of SCREENS) {
    await page.goto(`${shell.url}/admin${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText(FOREIGN)).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
    await expect(page.getByText(/could not be (loaded|refreshed)/)).toHaveCount(0)
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search screens/ }).fill('story 3')
  await expect(page.getByRole('option', { name: 'Story 3 Article' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/articles\/edit\/3$/)
})

test('all calls of the specification are made, and what the host lacks is asked for once at most', async ({
  request,
}) => {
  for (const path of ['/articles', '/articles/3', '/career', '/career/1'])
    expect((await request.get(shell.url + path)).status()).toBe(200)
  const message = { name: 'Ayu', email: 'ayu@example.org', subject: 'A question', message: 'When?' }
  expect((await request.post(`${shell.url}/api/contact-us`, { data: message })).ok()).toBe(true)
  expect([...host.calls].toSorted()).toEqual(CALLS.toSorted())
  expect([...host.missed].filter(([, times]) => times > 1)).toEqual([])
})
