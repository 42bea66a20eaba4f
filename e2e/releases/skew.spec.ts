import { buildBase } from '@anyam/federation'
import { ReleaseStore } from '@anyam/releases/store'
import { figure } from '@anyam/test-support/figure'
import type { Page } from '@playwright/test'
import { addAlteredBuild } from '../../platform/releases/test/altered-build.ts'
import { buildsIn } from '../fixtures/page-state.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

let shell: ShellCopy
let store: ReleaseStore

test.beforeEach(async () => {
  shell = await shellCopy()
  store = new ReleaseStore(shell.store)
  await shell.start()
})
test.afterEach(async ({ page }) => {
  await page.close()
  await shell.stop()
})

const REMOTES = ['mf-marketing', 'mf-careers', 'mf-news', 'mf-admin']

/** Releases a new build of every remote in which every script differs. The last but one digit numbers the release. */
async function releaseAll(nth: number): Promise<string[]> {
  const builds = REMOTES.map((_, at) => `5e00000000${nth}${at}`)
  for (const [at, remote] of REMOTES.entries()) {
    const alter = (text: string, name: string) => (name.endsWith('.js') ? `${text}\n/* ${nth} */` : text)
    await addAlteredBuild(shell.store, remote, builds[at] ?? '', { alter })
    await store.promote(remote, builds[at] ?? '', { by: 'test' })
  }
  await shell.serves(store.releaseSet().id)
  return builds
}

const live = () => Object.values(store.releaseSet().remotes).map(({ build }) => build)

/** Addresses of all files of the live builds that browsers may load. */
async function liveFiles(): Promise<string[]> {
  const releases = Object.entries(store.releaseSet().remotes)
  const manifests = await Promise.all(releases.map(([remote, { build }]) => store.manifest(remote, build)))
  return manifests.flatMap((manifest) =>
    Object.keys(manifest.files).map(
      (file) => buildBase(manifest.remote, manifest) + file.replace('web/', ''),
    ),
  )
}

/** Collects the addresses of remotes' files that a tab requests. */
function watchFiles(page: Page): Set<string> {
  const requests = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/remotes/')) requests.add(pathname)
  })
  return requests
}

const follow = async (page: Page, entry: string) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true }).click()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
}

/** Marks the document, so that `isMarked` can tell whether it is still the same. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

test('Promise 13: a tab that is open through two releases of every remote stays on its builds, and no page is blank', async ({
  page,
}) => {
  const before = await liveFiles()
  const requests = watchFiles(page)
  await page.goto(`${shell.url}/articles`)
  await mark(page)
  const released = [await releaseAll(1)]
  await follow(page, 'About')
  released.push(await releaseAll(2))
  for (const entry of ['Career', 'Academy', 'Contact', 'Home', 'News']) await follow(page, entry)
  await page
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/articles\/\d+$/)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  expect([...requests].filter((file) => !before.includes(file))).toEqual([])

  const next = await (await fetch(`${shell.url}/articles`)).text()
  expect(Object.values(buildsIn(next)).sort()).toEqual(released[1]?.sort())
  figure(13, '2 releases of each of 4 remotes: 0 blank pages, 0 mixed builds')
})

/** Removes builds that are neither live nor a fallback, as happens once no visitor needs them. */
async function retire(builds: readonly string[]) {
  await releaseAll(1)
  await releaseAll(2)
  for (const remote of REMOTES)
    for (const build of builds) if (await store.has(remote, build)) await store.remove(remote, build)
}

test('Promise 13: where the release set of a tab is gone, a page that it has not loaded yet comes as a new document', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|mf[-_]/)
  const before = live()
  await page.goto(`${shell.url}/career/2`)
  await page.getByLabel('Full Name').fill('Ayu Lestari')
  await mark(page)
  await retire(before)
  const news = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News', exact: true })
  // Hovering the link prefetches its code, which tells the tab that its builds are gone.
  const learns = page.waitForResponse((response) => response.status() === 205)
  await news.hover()
  await learns
  await news.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible()
  await expect.poll(() => isMarked(page)).toBe(false)
  // The input is still there.
  await page.goto(`${shell.url}/career/2`)
  await expect(page.getByLabel('Full Name')).toHaveValue('Ayu Lestari')
})

test('Promise 13: a tab that has all its code learns that its set is gone, and its next link loads a new document', async ({
  page,
  quiet,
}) => {
  // Pictures that come into view once the set is gone.
  quiet.allow(/410/)
  const before = live()
  await page.goto(`${shell.url}/about-us`)
  await follow(page, 'Academy')
  await follow(page, 'About')
  await mark(page)
  let isNotified = false
  page.on('response', (response) => {
    isNotified ||= response.url().endsWith('/page-reports') && response.status() === 205
  })
  await retire(before)
  await follow(page, 'Academy')
  await expect.poll(() => isNotified).toBe(true)
  await follow(page, 'About')
  await expect.poll(() => isMarked(page)).toBe(false)
})
