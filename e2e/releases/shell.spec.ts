import { cp, glob, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ReleaseStore } from '@anyam/releases/store'
import { patience } from '@arunika/testing/patience'
import type { Browser, Page } from '@playwright/test'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { type TeamCheckout, teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'
import { seedsOf, visit } from '../fixtures/visitors.ts'

const root = join(import.meta.dirname, '../..')
const OLDER_SWR = dirname(fileURLToPath(import.meta.resolve('swr-2-4/package.json')))
const WORDS = 'shell/src/words/english.ts'
const MOTTO = 'Games, animation and immersive media, and the people who make them.'
const MOST_VISITS = 12

let shell: ShellCopy
let store: ReleaseStore
let team: TeamCheckout

test.beforeEach(async () => {
  shell = await shellCopy()
  // The visitors of a test come from separate networks.
  await shell.start({ TRUST_PROXY: 'loopback' })
  store = new ReleaseStore(shell.store)
  team = await teamCheckout('shell', shell.dataDir)
})
// Open tabs would ask servers that have ended.
test.afterEach(async ({ context }) => {
  await context.close()
  await team.remove()
  await shell.stop()
})

async function publish(name = 'shell'): Promise<string> {
  const [{ build }] = JSON.parse(await team.release('publish', name, '--json')) as [{ build: string }]
  return build
}

const html = async (path = '/', seed?: number) => {
  const headers = new Headers(seed === undefined ? {} : { cookie: `cohort=${seed}` })
  return (await fetch(shell.url + path, { headers })).text()
}
const mainOf = (text: string) => /src="\/shell\/(main\.\w+\.js)"/.exec(text)?.[1]

/**
 * Opens a page and verifies that it was hydrated.
 * @returns a function that tells whether its links stayed in one document
 */
async function expectAlive(page: Page, path: string, link: string) {
  const alive = page.waitForRequest((request) => request.postData()?.startsWith('alive ') ?? false)
  await page.goto(shell.url + path)
  await alive
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: link, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return () => page.evaluate(() => 'isSame' in window)
}

/** Reads two pages as a visitor with a seed, whether or not their scripts work. */
async function readAs(browser: Browser, seed: number) {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'cohort', value: String(seed), url: shell.url }])
  const page = await context.newPage()
  await page.goto(shell.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
}

test('the shell is released as the remotes are: gate, canary, evidence, rollback, and open tabs go on', async ({
  page,
  context,
}) => {
  test.setTimeout(patience(300_000))
  const own = mainOf(await html())
  const tab = await context.newPage()
  await tab.goto(`${shell.url}/privacy`)

  // The document's inline script changes too, so its policy must allow the text of this very build.
  await team.change(
    'platform/host/browser/app/launch.ts',
    'const PATIENCE_MS = 3000',
    'const PATIENCE_MS = 3001',
  )
  await team.change(WORDS, MOTTO, 'The first motto.')
  const first = await publish()
  const [{ verdict }] = JSON.parse(await team.release('check', 'shell', first, '--json')) as [
    { verdict: string },
  ]
  expect(verdict).toBe('passed')
  await team.release('promote', 'shell', first)
  await expect.poll(html).toContain('The first motto.')
  expect(mainOf(await html())).not.toBe(own)
  expect(await (await expectAlive(page, '/', 'News'))()).toBe(true)
  expect(await tab.evaluate((name) => fetch(`/shell/${name}`).then(({ status }) => status), own)).toBe(200)

  await team.change(WORDS, 'The first motto.', 'The second motto.')
  const second = await publish()
  await team.release('canary', 'shell', '100', second, '--force', 'a journey tries it')
  await expect.poll(html).toContain('The second motto.')
  await expectAlive(page, '/', 'News')
  const seen = async () => {
    const rows = JSON.parse(await team.release('status', '--json')) as Record<string, string>[]
    return rows.find(({ remote }) => remote === 'shell')?.canaryPages
  }
  await expect
    .poll(seen, { timeout: patience(60_000) })
    .toMatch(/^[1-9]\d* started, [1-9]\d* alive, 0 failed/)

  await team.promote('shell', second)
  await team.release('rollback', 'shell')
  await expect.poll(html).toContain('The first motto.')
  // A tab of the build that was rolled back continues to work.
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('a build of the shell that cannot run is refused, and if it is forced each server shows its own', async () => {
  test.setTimeout(patience(240_000))
  // Render processes have no file access and no module for it.
  await team.change(
    'platform/host/browser/renderer.ts',
    'export const INLINE_SCRIPTS = [LAUNCH]',
    "import { existsSync } from 'node:fs'\nexport const INLINE_SCRIPTS = existsSync('/') ? [LAUNCH] : []",
  )
  const broken = await publish()
  const refused = team.release('promote', 'shell', broken)
  await expect(refused).rejects.toThrow(/does not come from it|responds 50\d instead of 200/)
  const own = mainOf(await html())
  await team.promote('shell', broken)
  await shell.serves(store.releaseSet().id)
  await expect.poll(async () => mainOf(await html('/about'))).toBe(own)
})

test('a canary of the shell whose scripts throw is halted by what browsers report, and its pages stay readable', async ({
  browser,
}) => {
  test.setTimeout(patience(300_000))
  await team.change(WORDS, MOTTO, 'The first motto.')
  const first = await publish()
  await team.promote('shell', first)
  await expect.poll(html).toContain('The first motto.')

  await team.change(WORDS, 'The first motto.', 'The second motto.')
  await team.change(
    'shell/src/entry-browser.tsx',
    'startHost(parts).catch(reportError)',
    // The bundler leaves out what can never run, the style sheets as well.
    "if (Date.now() > 0) throw new Error('broken')\nstartHost(parts).catch(reportError)",
  )
  const broken = await publish()
  await expect(team.release('canary', 'shell', '50', broken)).rejects.toThrow(/refuses/)
  await team.release('canary', 'shell', '50', broken, '--force', 'a journey tries it')
  const seeds = seedsOf('shell')
  const cohorts = () => Promise.all([seeds.canary, seeds.live].map((seed) => html('/', seed)))
  await expect.poll(async () => (await cohorts())[0]).toContain('The second motto.')

  // Server-rendered content is readable, and its links work.
  await readAs(browser, seeds.canary)
  const canary = () => store.live().canaries.shell
  const outcomes = new Set<string>()
  for (let network = 1; canary() && network <= MOST_VISITS; network++) {
    const pair = [
      { seed: seeds.canary, network },
      { seed: seeds.live, network: 100 + network },
    ]
    const ended = await Promise.all(pair.map((visitor) => visit(browser, { url: shell.url, ...visitor })))
    outcomes.add(ended.join(', '))
  }
  expect([...outcomes]).toEqual(['failed, alive'])
  await expect.poll(canary).toBeUndefined()
  expect((await store.journal()).at(-1)).toMatchObject({
    ...{ action: 'halt', remote: 'shell', build: broken, by: 'shell' },
    reason: expect.stringMatching(/pages failed in browsers/),
  })
  await expect
    .poll(async () => (await cohorts()).every((text) => text.includes('The first motto.')))
    .toBe(true)
  expect(await visit(browser, { url: shell.url, seed: seeds.canary, network: 99 })).toBe('alive')

  await team.release('rollback', 'shell')
  await expect.poll(html).toContain(MOTTO)
  expect(await visit(browser, { url: shell.url, seed: seeds.canary, network: 98 })).toBe('alive')
})

test('two hosts with different minor versions of a shared module share the site by path', async ({
  page,
}) => {
  test.setTimeout(patience(240_000))
  await rename(join(team.dir, 'shell'), join(team.dir, 'shell-next'))
  await symlink(join(root, 'shell'), join(team.dir, 'shell'))
  await cp(join(root, 'mf-careers'), join(team.dir, 'mf-careers'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('/dist'),
  })
  for await (const link of glob('{platform/*,shared/*,shell-next,mf-careers}/node_modules/swr', {
    cwd: team.dir,
  })) {
    await rm(join(team.dir, link))
    await symlink(OLDER_SWR, join(team.dir, link))
  }
  // Exact versions are part of a build's identity.
  const lockfile = join(team.dir, 'pnpm-lock.yaml')
  const libraries = await readFile(lockfile, 'utf8')
  await writeFile(lockfile, libraries.replaceAll('version: 2.5.1(', 'version: 2.4.2('))
  const file = join(team.dir, 'shell-next/package.json')
  const pkg = { ...JSON.parse(await readFile(file, 'utf8')), name: 'shell-next' }
  await writeFile(file, JSON.stringify({ ...pkg, federation: { serves: ['/career'] } }))

  const careers = await publish('mf-careers')
  await team.promote('mf-careers', careers)
  const next = await publish('shell-next')
  const { host } = await store.manifest('shell-next', next)
  expect(host).toMatchObject({ serves: ['/career'], offers: { swr: ['2.4.2'] } })
  const own = mainOf(await html())
  await team.promote('shell-next', next)

  await expect.poll(async () => mainOf(await html('/career'))).not.toBe(own)
  expect(mainOf(await html('/'))).toBe(own)
  // Menus list the pages of both; a link between them loads a document.
  expect(await (await expectAlive(page, '/', 'News'))()).toBe(true)
  expect(await (await expectAlive(page, '/', 'Career'))()).toBe(false)
  await expect(page).toHaveURL(/\/career$/)
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'News', exact: true })
    .click()
  await expect(page).toHaveURL(/\/articles$/)
  expect(await html('/sitemap.xml')).toContain('/career')

  await team.release('rollback', 'shell-next')
  await expect.poll(async () => mainOf(await html('/career'))).toBe(own)
})
