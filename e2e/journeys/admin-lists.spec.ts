import { readFile } from 'node:fs/promises'
import { patience } from '@arunika/testing/patience'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { editorOf } from '../fixtures/editor.ts'
import { expect, file, test } from '../fixtures/test.ts'

const SCREENS = [
  ['/admin', 'Dashboard'],
  ['/admin/articles', 'Manage Articles'],
  ['/admin/articles/create', 'Create Article'],
  ['/admin/articles/edit/1', 'Edit Article'],
  ['/admin/media', 'Media'],
  ['/admin/categories', 'Manage Categories'],
  ['/admin/categories/create', 'Create Category'],
  ['/admin/categories/edit/1', 'Edit Category'],
  ['/admin/job-vacancies', 'Manage Job Vacancies'],
  ['/admin/job-vacancies/create', 'Create Job Vacancy'],
  ['/admin/job-vacancies/edit/1', 'Edit Job Vacancy'],
  ['/admin/job-vacancies/applications/1', /^Application List for /],
  ['/admin/applicants', 'Applicants'],
  ['/admin/announcements', 'Announcements'],
  ['/admin/mail-templates', 'Mail Templates'],
  ['/admin/messages', 'Messages'],
  ['/admin/terms', 'Class Terms'],
  ['/admin/trials', 'Trials'],
  ['/admin/outbox', 'Outbox'],
  ['/admin/site', 'Site'],
  ['/admin/trash', 'Trash'],
  ['/admin/people', 'People'],
  ['/admin/audit-log', 'Audit Log'],
  ['/admin/as-of', 'Site History'],
  ['/admin/releases', 'Releases'],
  ['/admin/account', 'Password and Sessions'],
] as const

const SIZES = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
]

async function settle(page: Page) {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('[aria-busy="true"], tbody tr[aria-hidden]')).toHaveCount(0)
  await expect(page.getByText('Please Wait....')).toHaveCount(0)
}

async function expectAccessible(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${where} ${id} ${nodes.map((node) => node.target)}`)).toEqual([])
}

test('every screen of the back-office is accessible on a desktop and on a phone', async ({
  page,
  signIn,
}) => {
  test.setTimeout(patience(180_000))
  const expectBoth = async (where: string) => {
    for (const { name, ...viewport } of SIZES) {
      await page.setViewportSize(viewport)
      await settle(page)
      await expectAccessible(page, `${where} on ${name}:`)
    }
  }
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expectBoth('login')
  await signIn(page)
  for (const [path, title] of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    if (/create|edit/.test(path) && !path.includes('categories')) await expect(editorOf(page)).toBeVisible()
    await expectBoth(path)
  }
})

/** From the smallest phone to a large desktop; tablets and small windows are between 880 and 1240 px. */
const WIDTHS = [320, 390, 768, 880, 900, 1024, 1100, 1200, 1240, 1440, 1920]

test('twenty entries of a list without excerpts fit into a window of 1440×900, whatever they are called', async ({
  page,
  request,
  signIn,
}) => {
  const office = await backOffice(request)
  const endless = 'W'.repeat(200)
  await office.vacancy(endless, 'closed')
  const vacancy = await office.vacancy('Puppeteer', 'open')
  await office.apply(vacancy, endless)
  await office.book(endless)
  await office.write(endless)
  await signIn(page)
  for (const path of [
    '/admin/categories',
    '/admin/job-vacancies',
    `/admin/job-vacancies/applications/${vacancy}`,
    '/admin/messages',
    '/admin/trials',
    '/admin/audit-log',
  ]) {
    await page.goto(path)
    await settle(page)
    const bottom = await page.locator('tbody tr').evaluateAll((rows) => {
      const boxes = rows.map((row) => row.getBoundingClientRect())
      return Math.min(...boxes.map(({ top }) => top)) + 20 * Math.max(...boxes.map(({ height }) => height))
    })
    expect(bottom, path).toBeLessThanOrEqual(900)
  }
})

test('at 1440×900 names, phone numbers and times are whole, and excerpts have all their characters', async ({
  page,
  request,
  signIn,
}) => {
  const office = await backOffice(request)
  const vacancy = await office.vacancy('Puppeteer', 'open')
  const name = 'Ni Luh Putu Wulandari'
  await office.apply(vacancy, name)
  await office.book(name)
  await office.write(name)
  const article = await office.publish('An excerpt', '2026-11-30', `<p>${'Many words. '.repeat(30)}</p>`)
  await signIn(page)
  /** Texts in a column that are wider than their place. */
  const cutIn = (title: string) =>
    page
      .locator(`td[data-title="${title}"]`)
      .evaluateAll((cells) =>
        cells.flatMap((cell) =>
          [...cell.querySelectorAll('*')]
            .filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0)
            .map((part) => part.textContent),
        ),
      )
  for (const [path, columns] of [
    [`/admin/job-vacancies/applications/${vacancy}`, ['Timestamp', 'Name', 'Phone']],
    ['/admin/messages', ['Name', 'Received']],
    ['/admin/trials', ['Student', 'Booked By', 'Received']],
    ['/admin/audit-log', ['Time']],
  ] as const) {
    await page.goto(`${path}?q=${path.includes('audit') ? '' : encodeURIComponent(name)}`)
    await settle(page)
    expect(await page.locator('td').count(), path).toBeGreaterThan(1)
    for (const title of columns) expect(await cutIn(title), `${path} ${title}`).toEqual([])
  }
  await page.goto('/admin/articles?q=An+excerpt')
  await settle(page)
  const excerpt = page.locator('td[data-title="Excerpt"]').first()
  await expect(excerpt).toHaveText(/^.{190,}$/)
  expect(await excerpt.evaluate((cell) => cell.firstElementChild?.scrollHeight)).toBe(
    await excerpt.evaluate((cell) => cell.firstElementChild?.clientHeight),
  )
  await office.unpublish(article)
  await office.removeVacancy(vacancy)
})

test('no page and no screen scrolls sideways at any width, whatever things are called', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(patience(240_000))
  const office = await backOffice(request)
  const endless = 'W'.repeat(200)
  const named = {
    name: `${endless.slice(0, 100)}.png`,
    mimeType: 'image/png',
    buffer: await readFile(file('featured.png')),
  }
  const article = await office.publish(endless, '2026-11-30', '<p>One paragraph.</p>', named)
  const category = await office.category(endless.slice(0, 100))
  const texts = { description: '<p>You make things.</p>', requirement: '<p>Curiosity.</p>' }
  const vacancy = await office.vacancy(endless, 'open', undefined, { ...texts, location: endless })
  await office.apply(vacancy, endless)
  await office.book(endless)
  await office.write(endless)
  await office.invite(endless.slice(0, 120))
  const picture = await office.newestPicture()
  // The trash and the audit log show deleted entries.
  await office.unpublish(await office.publish(endless, '2026-11-29'))
  for (const path of ['/', '/articles', `/articles/${article}`, '/career', `/career/${vacancy}`]) {
    await page.setViewportSize({ width: 320, height: 640 })
    // On a busy machine a page may leave a slot out whose data comes late.
    await expect
      .poll(async () => (await page.goto(path)) && page.getByText(endless).count(), { message: path })
      .toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
  await signIn(page)
  const screens = SCREENS.map(([path]) => path).filter((path) => !/edit|applications/.test(path))
  for (const path of [
    ...screens,
    `/admin/articles/edit/${article}`,
    `/admin/media/edit/${picture}`,
    `/admin/categories/edit/${category}`,
    `/admin/job-vacancies/edit/${vacancy}`,
    `/admin/job-vacancies/applications/${vacancy}`,
  ]) {
    await page.goto(path)
    await settle(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await expect.poll(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await office.unpublish(article)
  await office.removeCategory(category)
  await office.removeVacancy(vacancy)
})

test('what is read in a dialog does not scroll sideways, whatever things are called', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(patience(120_000))
  const office = await backOffice(request)
  const endless = 'W'.repeat(200)
  const vacancy = await office.vacancy('Puppeteer', 'open')
  await office.apply(vacancy, endless)
  await office.book(endless)
  await office.write(endless)
  await signIn(page)
  for (const [path, open] of [
    ['/admin/messages', /^Read /],
    ['/admin/trials', /^View /],
    [`/admin/job-vacancies/applications/${vacancy}`, /^View the answers/],
  ] as const) {
    await page.goto(path)
    await settle(page)
    await page.getByRole('button', { name: open }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(endless).first()).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = () => dialog.evaluate((box) => box.scrollWidth - box.clientWidth)
      await expect.poll(overflow, `open in ${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await office.removeVacancy(vacancy)
})

/** Overlays of a screen and how to open them. */
const OVERLAYS: readonly (readonly [where: string, path: string, open: (page: Page) => Promise<void>])[] = [
  [
    'question',
    '/admin/articles',
    (page) =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click(),
  ],
  [
    'message',
    '/admin/messages',
    (page) =>
      page
        .getByRole('button', { name: /^Read / })
        .first()
        .click(),
  ],
  [
    'answers',
    '/admin/job-vacancies/applications/7',
    (page) =>
      page
        .getByRole('button', { name: /^View the answers/ })
        .first()
        .click(),
  ],
  ['account menu', '/admin', (page) => page.getByRole('button', { name: 'Account' }).click()],
  ['palette', '/admin/categories', (page) => page.keyboard.press('Control+k')],
  [
    'preview',
    '/admin/articles/edit/1',
    async (page) => {
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 2 }).first()).toBeVisible()
    },
  ],
  [
    'faulty form',
    '/admin/job-vacancies/create',
    (page) => page.getByRole('button', { name: 'Submit' }).click(),
  ],
]

for (const { name, ...viewport } of SIZES) {
  test(`whatever opens above a screen is accessible on ${name}`, async ({ page, signIn }) => {
    await page.setViewportSize(viewport)
    await signIn(page)
    if (viewport.width < 1024) {
      await page.getByRole('button', { name: 'Expand the menu' }).click()
      await expectAccessible(page, 'menu')
    }
    for (const [where, path, open] of OVERLAYS) {
      await page.goto(path)
      await settle(page)
      await open(page)
      if (where !== 'faulty form') await expect(page.locator('[role$="dialog"], [role="menu"]')).toBeVisible()
      await expectAccessible(page, where)
    }
  })
}

test('a search is in the address, survives a reload, and sorting and selecting work with it', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/admin/articles')
  await settle(page)
  const rows = page.getByRole('table', { name: 'Articles' }).locator('tbody tr')
  const all = await rows.count()
  expect(all).toBeGreaterThan(3)
  const title = (await rows.first().getByRole('cell').nth(1).textContent()) ?? ''
  const [word = ''] = title.split(' ').toSorted((a, b) => b.length - a.length)
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(word)
  await expect(page).toHaveURL(/[?&]q=/)
  await expect.poll(() => rows.count()).toBeLessThan(all)
  const found = await rows.count()
  await page.reload()
  await settle(page)
  await expect(rows).toHaveCount(found)
  await page.getByRole('button', { name: 'Title' }).click()
  await expect(page).toHaveURL(/sort=title/)
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(rows).toHaveCount(found)
})

test('Ctrl+K leads to a screen without a pointer', async ({ page, signIn }) => {
  await signIn(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('categories')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Categories' })).toBeVisible()
})

test('who is not logged in comes to the login, and then to where they wanted', async ({ page }) => {
  for (const token of [undefined, 'unreadable']) {
    await page.goto('/admin/login')
    await page.evaluate(
      (value) => (value ? localStorage.setItem('token', value) : localStorage.clear()),
      token,
    )
    await page.goto('/admin/messages?q=visit')
    await expect(page).toHaveURL(/\/admin\/login$/)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  }
  await page.getByLabel('Email').fill(process.env.ADMIN_EMAIL ?? '')
  await page.getByLabel('Password').fill(process.env.ADMIN_PASSWORD ?? '')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/messages\?q=visit$/)
})

test('the editor comes with the forms that show it, and with nothing else', async ({ page, signIn }) => {
  await signIn(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const editors = () => requests.filter((path) => /\/editor\.[^/]*js$/.test(path))
  for (const path of [
    '/admin/articles',
    '/admin/categories/create',
    '/admin/job-vacancies',
    '/admin/account',
  ]) {
    await page.goto(path)
    await settle(page)
  }
  expect(editors()).toEqual([])
  for (const path of ['/admin/articles/create', '/admin/job-vacancies/create']) {
    requests.length = 0
    await page.goto(path)
    await expect(editorOf(page)).toBeVisible()
    expect(editors()).toHaveLength(1)
  }
})

test('the first screen needs at most 200 kB of compressed JavaScript, and not the editor', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  const sizes = new Map<string, number>()
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  const scripts = new Map<string, string>()
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.m?js(\?|$)/.test(response.url)) scripts.set(requestId, response.url)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId)
    if (url) sizes.set(url, encodedDataLength)
  })
  await page.goto('/admin')
  await expect(page.getByText('Hello Admin!')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  expect(sizes.size).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(200_000)
  expect([...sizes.keys()].filter((url) => /editor|pdf|palette/.test(url))).toEqual([])
})
