import { figure } from '@anyam/test-support/figure'
import type { Page } from '@playwright/test'
import { addAlteredBuild } from '../../platform/releases/test/altered-build.ts'
import { administrator, releaseApiOf } from '../fixtures/release-api.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'
import { MARK, wayCode } from '../fixtures/thirty-ways.ts'

const BUILD = 'abcabcabcabd'

interface Loot {
  tried: string[]
  got: string[]
  done: boolean
}

let shell: ShellCopy

test.beforeAll(async () => {
  shell = await shellCopy()
  await addAlteredBuild(shell.store, 'mf-news', BUILD, {
    alter: (text, name, { entry }) => (name === `web/${entry}` ? wayCode(shell.url) + text : text),
  })
  await shell.start()
})
test.afterAll(() => shell.stop())

/** Leaves a mark in every place where a page of the site can store one. */
const leaveMarks = (page: Page) =>
  page.evaluate(async (mark) => {
    // biome-ignore lint/suspicious/noDocumentCookie: it is what a build could read.
    document.cookie = `${mark}=1; path=/`
    localStorage.setItem(mark, '1')
    sessionStorage.setItem(mark, '1')
    window.name = mark
    indexedDB.open(mark)
    await (await caches.open(mark)).put(`/${mark}`, new Response(mark))
    await (await navigator.storage.getDirectory()).getFileHandle(mark, { create: true })
    void navigator.locks.request(mark, () => new Promise(() => {}))
    history.replaceState({ ...history.state, [mark]: true }, '')
    const channel = new BroadcastChannel(mark)
    setInterval(() => {
      channel.postMessage(mark)
      localStorage.setItem(mark, String(Math.random()))
    }, 200)
  }, MARK)

async function lootOf(page: Page): Promise<Loot> {
  await page.waitForFunction(() => (globalThis as unknown as { loot?: Loot }).loot?.done, undefined, {
    timeout: 120_000,
  })
  return page.evaluate(() => (globalThis as unknown as { loot: Loot }).loot)
}

test.describe('Promise 51: code before its release', () => {
  test('a build that tries thirty ways reaches nothing of the site, whose administrator opens its preview', async ({
    page,
    request,
    signIn,
    quiet,
  }) => {
    test.setTimeout(300_000)
    quiet.allow(/.*/s)
    const headers = await administrator(request)
    const { remotes } = await (await releaseApiOf(request, shell.url).state(headers)).json()
    const address: string = remotes
      .flatMap(({ builds }: { builds: { build: string; preview: string }[] }) => builds)
      .find(({ build }: { build: string }) => build === BUILD).preview
    const { host, port } = new URL(shell.url)
    expect(host).toBe(`localhost:${port}`)
    expect(new URL(address).host).toBe(`preview.localhost:${port}`)

    await signIn(page, shell.url)
    await leaveMarks(page)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const before = await page.context().cookies(shell.url)
    const opening = page.waitForEvent('popup')
    await page.evaluate((to) => void window.open(to, undefined, 'popup'), address)
    const preview = await opening
    const { tried, got } = await lootOf(preview)
    expect(new URL(preview.url()).origin).toBe(new URL(address).origin)
    expect(got).toEqual([])
    expect(tried.length).toBeGreaterThanOrEqual(30)

    // The session at the site is as it was.
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)
    const session = (cookies: typeof before) => cookies.find(({ name }) => name === 'session')?.value
    expect(session(await page.context().cookies(shell.url))).toBe(session(before))
    await page.goto(`${shell.url}/admin/articles`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.url()).toBe(`${shell.url}/admin/articles`)

    // The attacks are real: on the site's own origin they succeed.
    await leaveMarks(page)
    await page.evaluate(wayCode(shell.url))
    const own = await lootOf(page)
    expect(own.got).toEqual(
      expect.arrayContaining(['cookies', 'the token', 'session storage', 'databases', 'caches', 'locks']),
    )
    expect(own.got).toEqual(expect.arrayContaining(['people', 'session', 'state of releases']))
    figure(
      51,
      `a build tried ${tried.length} ways in the preview of a logged-in administrator: 0 succeeded; ${own.got.length} do on the site's origin`,
    )
  })

  test('the site shows no preview, and its origin only previews', async ({ request, page }) => {
    const moved = await request.get(`${shell.url}/previews/any.thing`, { maxRedirects: 0 })
    const { port } = new URL(shell.url)
    expect([moved.status(), moved.headers().location]).toEqual([
      307,
      `http://preview.localhost:${port}/previews/any.thing`,
    ])
    await page.goto(`http://preview.localhost:${port}/articles`)
    expect(page.url()).toBe(`${shell.url}/articles`)
  })
})
