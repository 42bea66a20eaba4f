import { type BuildEvidence, noEvidence } from '@anyam/releases/evidence'
import { ReleaseStore } from '@anyam/releases/store'
import { pictureName } from '@anyam/releases/verdict-file'
import { patience } from '@arunika/testing/patience'
import AxeBuilder from '@axe-core/playwright'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

let shell: ShellCopy

test.beforeAll(async () => {
  shell = await shellCopy()
  const team = await teamCheckout('mf-news', shell.dataDir)
  await team.reword("WHAT'S NEW!", 'FRESH BY A CLICK')
  await team.release('publish', 'mf-news')
  await team.remove()
  await shell.start()
})

test.afterAll(() => shell.stop())

test('an administrator makes a build live and puts the one before back, with a click each', async ({
  page,
  signIn,
}) => {
  await signIn(page, shell.url)
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Releases' }).click()
  const news = page.getByRole('region', { name: 'mf-news', exact: true })
  await news.getByText('2 builds in the store').click()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await news.getByRole('button', { name: /^Compare/ }).click()
  await expect(page.getByRole('table', { name: 'Files that differ' })).toBeVisible()
  await page.keyboard.press('Escape')

  await news.getByRole('button', { name: /^Promote/ }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Why?').fill('Seen by the editors')
  await dialog.getByRole('button', { name: 'Promote' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'of mf-news is live.' })).toBeVisible()
  await expect(page.getByText('“Seen by the editors”')).toBeVisible()
  const visitor = await page.context().newPage()
  await expect(async () => {
    await visitor.goto(`${shell.url}/articles`)
    await expect(visitor.getByRole('heading', { name: 'FRESH BY A CLICK' })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: patience(10_000) })

  await news.getByRole('button', { name: 'Roll back mf-news' }).click()
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'mf-news is back at' })).toBeVisible()
  await expect(async () => {
    await visitor.goto(`${shell.url}/articles`)
    await expect(visitor.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: patience(10_000) })
})

test('an administrator follows a canary as two curves, on a phone, in the dark and by keyboard', async ({
  page,
  signIn,
}) => {
  const store = new ReleaseStore(shell.store)
  const live = store.live().remotes['mf-news']?.build ?? ''
  const build = (await store.builds('mf-news')).find((one) => one !== live) ?? ''
  await store.canary('mf-news', build, { percent: 10, promoteAfterMs: null, by: 'ayu@arunika.example' })
  const since = store.live().canaries['mf-news']?.since ?? ''
  const canary = pages({ since, networks: 20, alive: 5, failing: 3 })
  const evidence = { 'mf-news': { [live]: pages({ since, networks: 20, alive: 45 }), [build]: canary } }
  await store.evidence.write('another', { at: Date.now(), evidence, votes: [] }, true)

  await signIn(page, shell.url)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${shell.url}/admin/releases`)
  const strip = page.getByRole('region', { name: 'Canary of mf-news' })
  await expect(strip.getByText(/^Canary: 3 of 103 pages failed: 2\.9/)).toBeVisible()
  await expect(strip.getByText(/^Live: 0 of 900 pages failed: 0/)).toBeVisible()
  await expect(strip.getByRole('img', { name: /^Failure rates of the canary and of the live/ })).toBeVisible()
  await strip.getByRole('combobox', { name: 'Failed pages of mf-news' }).focus()
  await page.keyboard.type('With F')
  await expect(strip.getByText(/^Canary with Firefox: 3 of 103 pages failed/)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(strip.getByRole('region', { name: 'Failure rates with Firefox' })).toBeFocused()
  await expect(strip.getByRole('row')).not.toHaveCount(0)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await store.haltCanary('mf-news', { by: 'ayu@arunika.example' })
})

interface Pages {
  /** ISO 8601 instant at which the canary began. */
  since: string
  networks: number
  /** Of each network. */
  alive: number
  /** Networks with another page, which failed. */
  failing?: number
}

/** Pages in Firefox, as a shell writes them. */
function pages({ since, networks, alive, failing = 0 }: Pages): BuildEvidence {
  const cells = Object.fromEntries(
    Array.from({ length: networks }, (_, cell) => [cell, { alive, ...(cell < failing && { failed: 1 }) }]),
  )
  const from = Math.floor(Date.now() / 10_000) * 10
  return {
    ...noEvidence(),
    slices: [{ from, width: 10, cells }],
    segments: { since, cells: { 'engine gecko': cells } },
  }
}

test('an administrator compares pages that differ by pictures, on a phone, in the dark and by keyboard', async ({
  page,
  signIn,
}) => {
  const store = new ReleaseStore(shell.store)
  const live = store.live().remotes['mf-news']?.build ?? ''
  const build = (await store.builds('mf-news')).find((one) => one !== live) ?? ''
  const [width, height] = [390, 844]
  await page.setViewportSize({ width, height })
  await page.goto(`${shell.url}/articles`)
  const files: Buffer[] = []
  for (const heading of ["WHAT'S NEW!", 'FRESH']) {
    await page.locator('h1').evaluate((element, text) => element.replaceChildren(text), heading)
    files.push(await page.screenshot({ type: 'jpeg', quality: 40 }))
  }
  const [ofLive = '', tried = ''] = files.map(pictureName)
  const pictures = { address: '/articles', view: 'on a phone', width, height, live: ofLive, tried }
  const reason = '/articles shows other dates, prices or numbers (on a phone).'
  const about = { remote: 'mf-news', build, at: new Date().toISOString(), against: {} }
  const refusals = [{ gate: 'walk', reason, change: '/articles figures', pictures }]
  const named = new Map(files.map((bytes) => [pictureName(bytes), bytes]))
  await store.recordVerdict({ ...about, outcome: 'refused', refusals }, named)

  await signIn(page, shell.url)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${shell.url}/admin/releases`)
  const news = page.getByRole('region', { name: 'mf-news', exact: true })
  await news.getByText('builds in the store').click()
  const pictureOf = (of: string) =>
    news.getByRole('img', { name: `/articles of the ${of} build, on a phone` })
  const boxes = async () => {
    const [before, after] = await Promise.all(['live', 'new'].map((of) => pictureOf(of).boundingBox()))
    return { before: before ?? { x: 0, y: 0 }, after: after ?? { x: 0, y: 0 } }
  }
  await pictureOf('live').scrollIntoViewIfNeeded()
  await expect(pictureOf('new')).toBeVisible()
  const onPhone = await boxes()
  expect(onPhone.after.y).toBeGreaterThan(onPhone.before.y)
  expect(onPhone.after.x).toBe(onPhone.before.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await news.getByRole('button', { name: 'Enlarge /articles of the new build, on a phone' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '/articles on a phone' })
  await expect(dialog.getByRole('img')).toHaveCount(2)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(news.getByRole('button', { name: /^Enlarge .* new build/ })).toBeFocused()

  await page.setViewportSize({ width: 768, height: 1024 })
  const onTablet = await boxes()
  expect(onTablet.after.y).toBe(onTablet.before.y)
  expect(onTablet.after.x).toBeGreaterThan(onTablet.before.x)
})

test('visitors who are not signed in are sent to the login, and see nothing of the releases', async ({
  page,
}) => {
  await page.goto(`${shell.url}/admin/releases`)
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(page.getByText('mf-news')).toHaveCount(0)
})
