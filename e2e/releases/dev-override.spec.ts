import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@anyam/server/node'
import { patience } from '@arunika/testing/patience'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { serveWorkingCopies } from '../../scripts/dev/working-copies.ts'
import { administrator, releaseApiOf } from '../fixtures/release-api.ts'
import { shellCopy } from '../fixtures/shell-copy.ts'
import { teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

const scriptSources = async (page: Page, path: string) => {
  const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  return /script-src ([^;]+)/.exec(policy)?.[1]
}

test('only the administrator sees the remote that is being worked on inside the running site', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const team = await teamCheckout('mf-news')
  await team.reword("WHAT'S NEW!", 'STILL AT WORK')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const copies = await serveWorkingCopies([{ dir: join(team.dir, 'mf-news'), port }], [baseURL ?? ''])
  const stranger = await browser.newPage()
  try {
    await signIn(page)
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Releases' }).click()
    await page.getByRole('button', { name: 'Working copy mf-news' }).click()
    await page.getByLabel('Where it is').fill(origin)
    await page.getByRole('button', { name: 'Use it here' }).click()
    const banner = page.getByRole('complementary', { name: 'Override' })
    await expect(banner).toContainText(`mf-news comes from ${origin}`)

    await page.goto('/articles')
    await expect(page.getByRole('heading', { name: 'STILL AT WORK' })).toBeVisible()
    expect(await scriptSources(page, '/articles')).toMatch(new RegExp(`^'self' 'sha256-[^' ]+' ${origin}$`))
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

    // A change appears on the open page without a reload.
    await team.reword('STILL AT WORK', 'NEARLY DONE')
    await expect(page.getByRole('heading', { name: 'NEARLY DONE' })).toBeVisible({
      timeout: patience(20_000),
    })

    // All other visitors, at the same address and time.
    await stranger.goto(`${baseURL}/articles`)
    await expect(stranger.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible()
    expect(await stranger.content()).not.toContain(origin)
    expect(await scriptSources(stranger, `${baseURL}/articles`)).toMatch(/^'self' 'sha256-[^' ]+'$/)

    // The other remotes come from the store.
    await page.goto('/career')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'News' }).first().click()
    await expect(page.getByRole('heading', { name: 'NEARLY DONE' })).toBeVisible()

    await banner.getByRole('button', { name: 'End' }).click()
    await expect(banner).toHaveCount(0)
    await expect(page.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible()
  } finally {
    await stranger.close()
    await copies.stop()
    await team.remove()
  }
})

test('an override is for administrators, by the site itself, from loopback or listed origins', async ({
  request,
}) => {
  const shell = await shellCopy()
  try {
    await shell.start({ OVERRIDE_ORIGINS: 'https://dev.arunika.example' })
    const releaseApi = releaseApiOf(request, shell.url)
    const admin = await administrator(request)
    const give = async (origin: string, headers: Record<string, string> = admin) => {
      const response = await releaseApi.command('override', { remote: 'mf-news', origin }, headers)
      return [response.status(), (await response.json()).code]
    }
    const here = 'http://localhost:3013'
    expect(await give(here, {})).toEqual([401, 'unauthenticated'])
    expect(await give(here, { authorization: 'Bearer a.b.c' })).toEqual([401, 'unauthenticated'])
    expect(await give(here, { ...admin, 'sec-fetch-site': 'cross-site' })).toEqual([403, 'cross_site'])
    for (const origin of [
      'https://evil.example',
      'https://dev.arunika.example.evil.example',
      'https://dev.arunika.example:8443',
      'http://localhost@evil.example',
      'http://localhost:3013/path',
      'http://localhost:3013; script-src *',
      'javascript:alert(1)',
      'null',
    ])
      expect(await give(origin), origin).toEqual([403, 'origin_not_listed'])
    expect(await give(here)).toEqual([200, undefined])
    expect(await give('https://dev.arunika.example')).toEqual([200, undefined])
  } finally {
    await shell.stop()
  }
})

test('an override ends with the log-out of its administrator', async ({ page, signIn }) => {
  await signIn(page)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const admin = { authorization: `Bearer ${token}` }
  const origin = 'http://localhost:3013'
  const response = await releaseApiOf(page.request, '').command(
    'override',
    { remote: 'mf-news', origin },
    admin,
  )
  expect(response.status()).toBe(200)
  const devOverride = async () =>
    (await page.context().cookies()).filter(({ name }) => name === 'override').length
  expect(await devOverride()).toBe(1)
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect.poll(devOverride).toBe(0)
})

test('a forged, an expired and a foreign override count for nothing', async ({ request }) => {
  const shell = await shellCopy()
  try {
    await shell.start()
    const key = await readFile(join(shell.store, '.override.key'))
    const inAnHour = Math.floor(Date.now() / 1000) + 3600
    const good = { remote: 'mf-news', origin: 'http://localhost:3013', by: 'a@b.example', exp: inAnHour }
    const cookie = (devOverride: object, signedWith: Buffer | string = key, signed: object = devOverride) => {
      const text = (of: object) => Buffer.from(JSON.stringify(of)).toString('base64url')
      const signature = createHmac('sha256', signedWith).update(text(signed)).digest('base64url')
      return `override=${text(devOverride)}.${signature}`
    }
    const isTaken = async (value: string) => {
      const response = await request.get(`${shell.url}/articles`, { headers: { cookie: value } })
      expect(response.status()).toBe(200)
      const policy = response.headers()['content-security-policy'] ?? ''
      return /localhost:301|evil/.test(policy) || (await response.text()).includes('"devOverride":')
    }
    expect(await isTaken(cookie(good))).toBe(true)
    expect(await isTaken(cookie(good, 'another key'))).toBe(false)
    expect(await isTaken(cookie({ ...good, origin: 'http://localhost:3014' }, key, good))).toBe(false)
    expect(await isTaken(cookie({ ...good, exp: inAnHour - 3601 }))).toBe(false)
    expect(await isTaken(cookie({ ...good, origin: 'https://evil.example' }))).toBe(false)
    for (const value of ['override=', 'override=a.b', 'override=.', `${cookie(good)}x`])
      expect(await isTaken(value), value).toBe(false)
  } finally {
    await shell.stop()
  }
})

test('the shell that is released takes no remote from elsewhere, whatever its environment says', async ({
  request,
}) => {
  const shell = await shellCopy()
  try {
    const WORKING_COPIES = JSON.stringify({
      shell: 'http://localhost:3009',
      remotes: { 'mf-news': 'http://localhost:3013' },
    })
    await shell.start({ WORKING_COPIES, NODE_ENV: 'development' })
    const response = await request.get(`${shell.url}/articles`)
    expect(response.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
    expect(await response.text()).not.toContain('localhost:30')
  } finally {
    await shell.stop()
  }
})
