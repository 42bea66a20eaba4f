import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildBase, isNamedByContent } from '@anyam/federation'
import { ReleaseStore } from '@anyam/releases/store'
import { figure } from '@anyam/test-support/figure'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

/** The live build of the back-office: addresses of its public files and of those that need a session. */
async function officeFiles() {
  const store = new ReleaseStore(join(process.env.DATA_DIR ?? '', 'releases'))
  const build = store.releaseSet().remotes['mf-admin']?.build ?? ''
  const manifest = await store.manifest('mf-admin', build)
  const { withoutSession = [] } = manifest
  const web = join(store.buildDir('mf-admin', build), 'web')
  const entries = await readdir(web, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(map|br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(web.length + 1))
  const address = (name: string) =>
    (isNamedByContent(name) ? buildBase('mf-admin', manifest) : `/remotes/mf-admin/${build}/`) + name
  return {
    open: withoutSession.map(address),
    forSessions: names.filter((name) => !withoutSession.includes(name)).map(address),
    missing: address('no-such-file.js'),
  }
}

/** Distinct responses, with the parts that could reveal something to a stranger. */
async function responsesTo(request: APIRequestContext, addresses: readonly string[]) {
  const found = new Set<string>()
  for (const address of addresses) {
    const response = await request.get(address)
    const { 'cache-control': cache, 'content-length': length } = response.headers()
    found.add(JSON.stringify([response.status(), cache, response.status() === 200 ? '' : length]))
  }
  return [...found].map((text) => JSON.parse(text))
}

const loadedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))

/** Responses that a browser with a cache gets. */
const fromBrowser = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (addresses) => {
    const responses = await Promise.all(addresses.map((address) => fetch(address)))
    return [...new Set(responses.map(({ status }) => status))]
  }, addresses)

const FOR_ALL = [200, 'public, max-age=31536000, immutable', '']
const FOR_ONE = [200, 'private, no-cache', '']

const SCREENS = [
  ['/admin', 'Dashboard'],
  ['/admin/articles/create', 'Create Article'],
  ['/admin/categories', 'Manage Categories'],
  ['/admin/media', 'Media'],
  ['/admin/job-vacancies', 'Manage Job Vacancies'],
  ['/admin/applicants', 'Applicants'],
  ['/admin/announcements', 'Announcements'],
  ['/admin/mail-templates', 'Mail Templates'],
  ['/admin/messages', 'Messages'],
  ['/admin/terms', 'Class Terms'],
  ['/admin/trials', 'Trials'],
  ['/admin/site', 'Site'],
  ['/admin/trash', 'Trash'],
  ['/admin/releases', 'Releases'],
  ['/admin/audit-log', 'Audit Log'],
  ['/admin/as-of', 'Site History'],
  ['/admin/people', 'People'],
  ['/admin/account', 'Password and Sessions'],
] as const

test('Promise 43: only people who are logged in get the files of the back-office, apart from those of the login', async ({
  page,
  request,
  signIn,
  quiet,
}) => {
  quiet.allow(/401/)
  const { open, forSessions, missing } = await officeFiles()
  expect(open.length).toBeGreaterThan(10)
  expect(forSessions.length).toBeGreaterThan(40)
  expect(await responsesTo(request, open)).toEqual([FOR_ALL])
  // Existing and missing files get the same response.
  const refusals = await responsesTo(request, [missing, ...forSessions])
  expect(refusals).toEqual([[401, 'no-store', expect.any(String)]])

  figure(43, `${forSessions.length} files refused to strangers, ${open.length} public`)

  await signIn(page)
  const administrator = page.context().request
  expect(await responsesTo(administrator, forSessions)).toEqual([FOR_ONE])
  for (const [path, title] of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  const loaded = await loadedFiles(page)
  const cached = loaded.filter((path) => forSessions.includes(path))
  expect(cached.length).toBeGreaterThan(0)
  expect(await fromBrowser(page, cached)).toEqual([200])

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect.poll(() => fromBrowser(page, cached)).toEqual([401])
  await expect.poll(() => responsesTo(administrator, forSessions.slice(0, 3))).toEqual(refusals)
})

test('the pages before the login need no file that is for sessions', async ({ page }) => {
  const { forSessions } = await officeFiles()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  for (const [path, label] of [
    ['/admin/login', 'Email'],
    ['/admin/forgotten-password', 'Email'],
    ['/admin/new-password#a-token', 'New password'],
    ['/admin/articles', 'Email'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByLabel(label).first()).toBeVisible()
  }
  expect(requested.filter((path) => forSessions.includes(path))).toEqual([])
})

/** Ends the session of a page as another browser would. */
async function endElsewhere(page: Page, request: APIRequestContext) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } })
}

test('a session that has ended elsewhere leads to the login, whatever is opened next, and back after it', async ({
  page,
  request,
  signIn,
  quiet,
}) => {
  quiet.allow(/401|Loading (CSS )?chunk|Refused to (apply style|execute script)/)
  await signIn(page)
  await endElsewhere(page, request)
  // The shell has just verified the cookie and trusts it for a moment.
  const files = await officeFiles()
  const ofSessions = () => responsesTo(page.context().request, files.forSessions.slice(0, 1))
  await expect.poll(ofSessions).not.toEqual([FOR_ONE])
  await page.goto('/admin/people')
  await expect(page).toHaveURL(/\/admin\/login$/)
  await page.getByLabel('Email').fill(process.env.ADMIN_EMAIL ?? '')
  await page.getByLabel('Password').fill(process.env.ADMIN_PASSWORD ?? '')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
})

test('a token without any cookie opens the screens, and one that was revoked leads to the login', async ({
  page,
  request,
  signIn,
  quiet,
}) => {
  quiet.allow(/401|Loading (CSS )?chunk|Refused to (apply style|execute script)/)
  await signIn(page)
  await page.context().clearCookies()
  // Screens that show releases need the cookie of the login as well.
  await page.goto('/admin/messages')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  const cookies = await page.context().cookies(new URL('/remotes/', page.url()).href)
  expect(cookies.map(({ name, httpOnly, sameSite, path }) => [name, httpOnly, sameSite, path])).toEqual([
    ['office-files', true, 'Strict', '/remotes/'],
  ])
  await endElsewhere(page, request)
  await page.context().clearCookies()
  await page.goto('/admin/articles')
  await expect(page).toHaveURL(/\/admin\/login$/)
})
