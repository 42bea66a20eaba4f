import { releaseCommands } from '@anyam/protocol'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { join, logIn, PASSWORD } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])

async function widths(browser: Browser, width: number) {
  const context = await browser.newContext({
    baseURL: process.env.SITE_URL,
    viewport: { width, height: 900 },
  })
  return context.newPage()
}

test('Promise 37: an administrator invites an editor, who chooses a password and sees the newsroom alone', async ({
  browser,
  page,
  signIn,
  quiet,
}) => {
  // The screen that the editor may not use is requested and refused.
  quiet.allow(/403/)
  await signIn(page)
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.getByRole('button', { name: 'Invite a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.getByText('Please choose at least one role.')).toBeVisible()
  const email = `sari-${Date.now()}@arunika.example`
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Name').fill('Sari')
  await dialog.getByRole('checkbox', { name: /^Editor/ }).check()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  const link = (await page.getByRole('status').locator('code').textContent()) ?? ''
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Invited')
  expect(await violations(page)).toEqual([])

  for (const width of [1440, 390]) {
    const own = await widths(browser, width)
    if (width === 1440) {
      await own.goto(link)
      expect(await violations(own)).toEqual([])
      await own.getByLabel('New password').fill(PASSWORD)
      await own.getByRole('button', { name: 'Set the password' }).click()
      await expect(own.getByText('Your password has been set.')).toBeVisible()
    }
    await logIn(own, email)
    await expect(own.getByText('Hello Admin!')).toBeVisible()
    const loaded: string[] = []
    own.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await own.goto('/admin/job-vacancies/applications/1')
    await expect(own.getByText('Your roles do not include this screen')).toBeVisible()
    // Neither the data nor the code of the screen is loaded.
    expect(loaded.filter((path) => /applications/.test(path) && path.includes('/api/'))).toEqual([])
    expect(loaded.filter((path) => /\/(applications|vacancies)\./.test(path))).toEqual([])
    expect(await violations(own)).toEqual([])
    await own.goto('/admin/articles')
    await expect(own.getByRole('heading', { level: 1, name: 'Manage Articles' })).toBeVisible()
    await own.close()
  }
})

test('Promise 37: a recruiter sees vacancies and applicants, and nothing of the newsroom', async ({
  page,
  request,
}) => {
  await logIn(page, await join(request, 'wulan', ['recruiter']))
  const menu = page.getByRole('navigation', { name: 'Admin' })
  const recruiting = ['Applicants', 'Announcements', 'Mail Templates']
  const entries = ['Dashboard', /^Manage Job Vacancies/, ...recruiting, 'Trash']
  await expect(menu.getByRole('link')).toHaveText(entries)
  await page.goto('/admin/job-vacancies')
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Job Vacancies' })).toBeVisible()
  await page.goto('/admin/articles')
  await expect(page.getByText('Your roles do not include this screen')).toBeVisible()
})

test('Promise 37: the front desk answers messages and moves trials, and is refused applicants and releases', async ({
  browser,
  request,
}) => {
  const stamp = Date.now()
  const parent = { name: 'Dewi Kartika', email: 'dewi@example.com' }
  const message = { ...parent, subject: `Twins ${stamp}`, message: 'Is there room for two?' }
  expect((await request.post('/api/contact-us', { data: message })).status()).toBe(200)
  const student = `Kirana ${stamp}`
  const booking = { ...parent, phone: '+62 800 5550 101', student, age: '9', day: 'Any Saturday' }
  const booked = await request.post('/api/classes/kid-class/roblox/trial', { data: booking })
  expect(booked.status()).toBe(200)

  const email = await join(request, 'nina', ['front-desk'])
  for (const [width, status] of [
    [1440, 'confirmed'],
    [390, 'held'],
  ] as const) {
    const page = await widths(browser, width)
    await logIn(page, email)
    await expect(page.getByRole('region', { name: 'New trials' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'New applications' })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    if (width === 1440) {
      const menu = page.getByRole('navigation', { name: 'Admin' })
      await expect(menu.getByRole('link')).toHaveText([
        'Dashboard',
        'Class Terms',
        'Trash',
        /^Messages/,
        /^Trials/,
      ])
    }
    await page.goto(`/admin/messages?q=${stamp}`)
    await page.getByRole('button', { name: `Read “${message.subject}”` }).click()
    await expect(page.getByText(message.message)).toBeVisible()
    const reply = page.getByRole('link', { name: 'Reply by email' })
    await expect(reply).toHaveAttribute('href', /^mailto:dewi%40example\.com/)
    expect(await violations(page)).toEqual([])
    await page.goto(`/admin/trials?q=${stamp}`)
    await page.getByRole('button', { name: `View “Roblox: ${student}”` }).click()
    const choice = page.getByRole('dialog').getByLabel('Status')
    await choice.selectOption(status)
    await expect(choice).toHaveValue(status)
    expect(await violations(page)).toEqual([])
    for (const address of ['job-vacancies/applications/1', 'articles', 'people', 'releases', 'audit-log']) {
      await page.goto(`/admin/${address}`)
      await expect(page.getByText('Your roles do not include this screen')).toBeVisible()
    }
    expect(await violations(page)).toEqual([])
    await page.context().close()
  }

  const { token } = await (await request.post('/api/login', { data: { email, password: PASSWORD } })).json()
  const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' }
  const at = new Date().toISOString()
  for (const path of ['state', `as-of?at=${at}`, 'diff?remote=mf-news&from=a&to=b'])
    expect((await request.get(`/releases/${path}`, { headers })).status(), path).toBe(403)
  for (const name of Object.keys(releaseCommands))
    expect((await request.post(`/releases/${name}`, { headers, data: {} })).status(), name).toBe(403)
})

test('Promise 37: a releaser sees every remote, and changes the own one alone', async ({ page, request }) => {
  const email = await join(request, 'bima', ['releaser'], ['mf-news'])
  await logIn(page, email)
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/admin/releases')
  await expect(page.getByRole('button', { name: 'Pin mf-news' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'mf-careers' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pin mf-careers' })).toHaveCount(0)
  const { token } = await (await request.post('/api/login', { data: { email, password: PASSWORD } })).json()
  const command = (remote: string) =>
    request.post('/releases/pin', {
      headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' },
      data: { remote, reason: 'A try' },
    })
  expect((await command('mf-careers')).status()).toBe(403)
  expect((await command('mf-news')).status()).toBe(200)
  await request.post('/releases/unpin', {
    headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' },
    data: { remote: 'mf-news' },
  })
})

test('Promise 37: a passkey is added, is the second factor, opens the account alone, and is asked for before a deletion', async ({
  page,
  request,
  quiet,
}) => {
  quiet.allow(/401|403/)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const email = await join(request, 'dewi', ['administrator'])
  await logIn(page, email)
  await expect(page.getByText('Hello Admin!')).toBeVisible()
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Test key')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  expect(await violations(page)).toEqual([])
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have stored them' }).click()
  await expect(page.getByRole('button', { name: 'Remove Test key' })).toBeVisible()

  async function logOut() {
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/\/admin\/login$/)
  }
  await logOut()
  await logIn(page, email)
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Hello Admin!')).toBeVisible()

  await logOut()
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Hello Admin!')).toBeVisible()

  await logOut()
  await logIn(page, email)
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Hello Admin!')).toBeVisible()

  // Simulates a session older than ten minutes: the first call is refused, the person confirms, and the call is
  // repeated.
  let refusals = 1
  await page.route('**/api/admin/people/*/end-sessions', async (route) => {
    if (refusals-- > 0)
      return route.fulfill({ status: 403, json: { code: 'step_up_needed', message: 'Please.' } })
    return route.continue()
  })
  const other = await join(request, 'other', ['editor'])
  await request.post('/api/login', { data: { email: other, password: PASSWORD } })
  await page.goto('/admin/people')
  await page.getByRole('button', { name: `End sessions ${other}` }).click()
  await page.getByRole('button', { name: 'End sessions', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Please confirm that it is you' })
    .getByRole('button', { name: 'Use a passkey' })
    .click()
  await expect(page.getByText('The sessions have ended.')).toBeVisible()
})
