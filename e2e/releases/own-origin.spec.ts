import { join } from 'node:path'
import { contentBase } from '@anyam/federation'
import { ReleaseStore } from '@anyam/releases/store'
import { patience } from '@arunika/testing/patience'
import type { Page } from '@playwright/test'
import { addAlteredBuild, reworded } from '../../platform/releases/test/altered-build.ts'
import { type OwnServer, ownServer } from '../fixtures/own-server.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

const REMOTE = 'mf-careers'
const SITE_BUILD = 'JOB VACANCY'
const FIRST = 'FROM THEIR SERVER'
const SECOND = 'FROM THERE AGAIN'
/** Maximum time that a visitor waits for the last-known-good build. */
const AWAY_MS = 3_000

let shell: ShellCopy
let server: OwnServer
test.beforeAll(async () => {
  shell = await shellCopy()
  server = await ownServer()
  await server.start()
  await shell.start()
})
test.afterAll(async () => {
  await shell?.stop()
  await server?.remove()
})

const text = async (path: string) => (await fetch(shell.url + path)).text()

/** Opens the vacancies through the menu, in the open tab. */
async function follow(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test("Promise 40: a remote comes from its team's own server, gives way to the last known good build while that is away, and is released from there again", async ({
  page,
  context,
  quiet,
}) => {
  test.setTimeout(180_000)
  const store = new ReleaseStore(shell.store)
  const build = 'a0a0a0000001'
  const { origin } = server
  const base = `${origin}${contentBase(REMOTE)}`
  await addAlteredBuild(shell.store, REMOTE, build, { ...reworded(SITE_BUILD, FIRST), manifest: { origin } })
  await server.upload(REMOTE, join(store.buildDir(REMOTE, build), 'web'))
  await store.promote(REMOTE, build)
  await expect.poll(() => text('/career')).toContain(FIRST)

  // A server-rendered document: its policy allows only that build's address, and every file has a hash and is requested
  // as cross-origin.
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const response = await page.goto(`${shell.url}/career`)
  await expect(heading(page, FIRST)).toBeVisible()
  const policy = response?.headers()['content-security-policy'] ?? ''
  for (const directive of ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${base}`))
  expect(policy.match(/http:\/\/localhost:\d+\/remotes\/[^ ;]*/g)?.every((source) => source === base)).toBe(
    true,
  )
  const html = (await response?.text()) ?? ''
  const tags =
    html.match(/<(link|script)[^>]*>/g)?.filter((tag) => tag.includes(base) && !tag.includes('as="image"')) ??
    []
  expect(tags.length).toBeGreaterThan(2)
  for (const tag of tags)
    expect(tag.toLowerCase()).toMatch(
      /integrity="sha384-[^"]+".* crossorigin="anonymous"|crossorigin="anonymous".* integrity="sha384-/,
    )
  const files = requested.filter((url) => url.includes(`/${REMOTE}/`))
  expect(files.length).toBeGreaterThan(2)
  expect(files.filter((url) => !url.startsWith(base))).toEqual([])

  // The server goes down: test new documents, and links in an open tab.
  const open = await context.newPage()
  await open.goto(shell.url)
  quiet.allow(/Failed to load resource|mf-careers|mf_careers/)
  await server.stop()
  await Promise.all([
    expect.poll(() => text('/career'), { timeout: patience(AWAY_MS) }).toContain(SITE_BUILD),
    follow(open, 'Career').then(() =>
      expect(heading(open, SITE_BUILD)).toBeVisible({ timeout: patience(AWAY_MS) }),
    ),
  ])
  const later = await page.goto(`${shell.url}/career`)
  await expect(heading(page, SITE_BUILD)).toBeVisible()
  expect(later?.headers()['content-security-policy']).not.toContain(origin)
  await follow(open, 'News')
  await expect(open.getByRole('link', { name: 'Read More' })).toBeVisible()

  // The server is back, and the team releases from there.
  await server.start()
  await expect.poll(() => text('/career')).toContain(FIRST)
  const team = await teamCheckout(REMOTE, shell.dataDir)
  try {
    await team.reword(SITE_BUILD, SECOND)
    const published = await team.release('publish', REMOTE, '--origin', origin, '--json')
    const [{ build: next }] = JSON.parse(published) as [{ build: string }]
    await server.upload(REMOTE, join(team.dir, REMOTE, 'dist/web'))
    await team.promote(REMOTE, next)
    await expect.poll(() => text('/career')).toContain(SECOND)
    await page.goto(`${shell.url}/career`)
    await expect(heading(page, SECOND)).toBeVisible()
    const { entry } = await store.manifest(REMOTE, next)
    expect(requested).toContain(base + entry)
  } finally {
    await team.remove()
  }
})
