import { ReleaseStore } from '@anyam/releases/store'
import { figure } from '@anyam/test-support/figure'
import { patience } from '@arunika/testing/patience'
import type { Page } from '@playwright/test'
import { type FaultRelay, faultRelayTo } from '../fixtures/fault-relay.ts'
import { buildsIn } from '../fixtures/page-state.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'
import { brokenReleases, elementsOf, releaseBroken } from './broken-release.ts'
import { type Fault, IN_BROWSERS, ON_THE_SERVER } from './faults.ts'

/** A page of each remote, its chunk and the menu entry that leads to it. */
const REMOTES = [
  { remote: 'mf-news', path: '/articles', chunk: 'articles', entry: 'News' },
  { remote: 'mf-careers', path: '/career', chunk: 'career', entry: 'Career' },
  { remote: 'mf-marketing', path: '/about-us', chunk: 'about', entry: 'About' },
  { remote: 'mf-admin', path: '/admin/login', chunk: 'login' },
]
type TargetRemote = (typeof REMOTES)[number]

/** Longest wait: the promised limit in measuring runs, otherwise what a busy machine may take. */
const FALLBACK_MS = patience(process.env.PROMISES ? 5_000 : 15_000)
const NAVIGATION_MS = patience(process.env.PROMISES ? 3_000 : 15_000)

/** A page with a hanging file never finishes loading. */
const AT_ONCE = { waitUntil: 'domcontentloaded' } as const

let shell: ShellCopy
let store: ReleaseStore
let relay: FaultRelay
/** In milliseconds. */
const slowest = { browser: 0, server: 0 }

test.beforeAll(async () => {
  shell = await shellCopy()
  store = new ReleaseStore(shell.store)
  await shell.start()
  relay = await faultRelayTo(shell.url)
})
test.afterAll(async () => {
  if (slowest.browser && slowest.server)
    figure(
      11,
      `${brokenReleases()} builds failed; slowest fallback ${slowest.browser} ms in browsers, ${slowest.server} ms on the server`,
    )
  await relay?.close()
  await shell?.stop()
})

const ofBuild = (page: Page, { remote }: TargetRemote, build: string) =>
  page.locator(elementsOf(remote, build))

async function expectFallback(
  page: Page,
  target: TargetRemote,
  { id, shown }: { id: string; shown: string[] },
) {
  const began = Date.now()
  const [first, second = first] = shown.map((build) => ofBuild(page, target, build).first())
  if (!first || !second) throw new Error('no build')
  await expect(first.or(second).first()).toBeVisible({ timeout: FALLBACK_MS })
  if (!shown.includes(id)) await expect(ofBuild(page, target, id)).toHaveCount(0, { timeout: FALLBACK_MS })
  return Date.now() - began
}

async function inBrowser(page: Page, target: TargetRemote, fault: Fault) {
  const live = await releaseBroken({ shell, store, relay }, target, fault, 'web')
  let longest = 0
  try {
    if (target.entry) {
      const elsewhere = REMOTES.find(({ entry }) => entry && entry !== target.entry) ?? target
      await page.goto(`${relay.url}${elsewhere.path}`, AT_ONCE)
      const menu = page.getByRole('navigation', { name: 'Main' })
      await menu.getByRole('link', { name: target.entry, exact: true }).click()
      longest = await expectFallback(page, target, live)
      await menu.getByRole('link', { name: elsewhere.entry ?? '', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${elsewhere.path}$`), { timeout: NAVIGATION_MS })
      await expect(page.locator(`[class*="${elsewhere.remote}-"]`).first()).toBeVisible()
      await page.context().clearCookies()
    }
    await page.goto(`${relay.url}${target.path}`, AT_ONCE)
    longest = Math.max(longest, await expectFallback(page, target, live))
  } finally {
    await live.end()
  }
  return longest
}

async function onServer(target: TargetRemote, fault: Fault) {
  const live = await releaseBroken({ shell, store, relay }, target, fault, 'node')
  try {
    const began = Date.now()
    const response = await fetch(shell.url + target.path)
    const builds = buildsIn(await response.text())
    const ms = Date.now() - began
    expect(response.status).toBe(200)
    // Only browsers render the back-office, and their files are intact.
    expect(builds[target.remote]).toBe(target.remote === 'mf-admin' ? live.id : live.before)
    expect(ms).toBeLessThan(FALLBACK_MS)
    for (const other of REMOTES.filter(({ remote }) => remote !== target.remote))
      expect((await fetch(shell.url + other.path)).status).toBe(200)
    return ms
  } finally {
    await live.end()
  }
}

const EXPECTED_NOISE =
  /Failed to load resource|integrity|broken on purpose|SyntaxError|Unexpected|mf[-_]\w+|preload|no response within|page cannot be loaded/i

/** Covers each failure once and each remote at least three times; runs of the promises cover all. */
const isSample = (fault: number, remote: number) => fault % REMOTES.length === remote

test.describe('Promise 11: a remote that fails', () => {
  for (const [at, target] of REMOTES.entries()) {
    for (const [row, fault] of IN_BROWSERS.entries()) {
      const tag = isSample(row, at) ? [] : ['@promise']
      test(`in a browser, ${target.remote} ${fault.name}: the build before is shown, the rest is untouched`, {
        tag,
      }, async ({ page, quiet }) => {
        quiet.allow(EXPECTED_NOISE)
        slowest.browser = Math.max(slowest.browser, await inBrowser(page, target, fault))
      })
    }
    for (const [row, fault] of ON_THE_SERVER.entries()) {
      const tag = isSample(row + 1, at) ? [] : ['@promise']
      test(`on the server, ${target.remote} ${fault.name}: the build before is rendered, the rest is untouched`, {
        tag,
      }, async () => {
        slowest.server = Math.max(slowest.server, await onServer(target, fault))
      })
    }
  }
})
