import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { figure } from '@anyam/test-support/figure'
import { patience } from '@arunika/testing/patience'
import type { APIRequestContext, Page } from '@playwright/test'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

const LIVE = 'live.json'
const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

/** Starts a shell on a separate store in which a remote has no fallback build. */
async function shellWithout(remote = 'mf-news') {
  const shell = await shellCopy()
  const live = await readJson(join(shell.store, LIVE))
  delete live.remotes[remote].fallback
  await writeFile(join(shell.store, LIVE), JSON.stringify(live))
  const { build, global } = live.remotes[remote]
  return { shell, live, global, dir: join(shell.store, remote, build) }
}

/**
 * Serves a page with a changed file and then restores the file.
 * @returns the status; 503 is the frame without the page
 */
async function servedWith(
  shell: ShellCopy,
  file: string,
  change: (bytes: Buffer) => Buffer,
  path = '/articles',
): Promise<number> {
  const before = await readFile(file)
  await writeFile(file, change(before))
  await shell.start()
  const { status } = await fetch(shell.url + path)
  await shell.halt()
  await writeFile(file, before)
  return status
}

/** Flips one bit of the middle byte. */
function altered(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2)
  return Buffer.concat([
    bytes.subarray(0, middle),
    Buffer.of((bytes[middle] ?? 0) ^ 1),
    bytes.subarray(middle + 1),
  ])
}

const asJson = (change: (value: Record<string, Record<string, object>>) => void) => (bytes: Buffer) => {
  const value = JSON.parse(bytes.toString())
  change(value)
  return Buffer.from(JSON.stringify(value))
}

const isAltered = () =>
  'altered' in window || getComputedStyle(document.documentElement).getPropertyValue('--altered') !== ''

/**
 * Alters a file of a build on its way to the browser.
 * @returns a function that counts its requests
 */
async function alterOnTheWay(page: Page, request: APIRequestContext, address: string): Promise<() => number> {
  const isScript = address.endsWith('.js')
  const body = await (await request.get(address)).text()
  let requests = 0
  await page.route(`**${address}`, (route) => {
    requests += 1
    const mark = isScript ? '\n;window.altered=1' : '\n:root{--altered:1}'
    return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/css', body: body + mark })
  })
  return () => requests
}

/** A page of each other remote. */
const ELSEWHERE = [
  ['mf-marketing', '/about-us'],
  ['mf-careers', '/career'],
  ['mf-admin', '/admin/login'],
] as const

test.describe('Promise 12: an altered build', { tag: '@promise' }, () => {
  test.setTimeout(patience(300_000))

  test('does not run on the server, whichever file has one byte changed', async () => {
    const { shell, dir } = await shellWithout()
    const [web, node] = [await readdir(join(dir, 'web')), await readdir(join(dir, 'node'))]
    const files = [
      'manifest.json',
      ...node.filter((name) => name.endsWith('.cjs')).map((name) => `node/${name}`),
      ...web.filter((name) => name.endsWith('.css')).map((name) => `web/${name}`),
    ]
    expect(await servedWith(shell, join(dir, 'manifest.json'), (bytes) => bytes)).toBe(200)
    for (const file of files) expect.soft(await servedWith(shell, join(dir, file), altered), file).toBe(503)
    await shell.stop()
    figure(12, `one byte changed in each of ${files.length} files: the server ran none`)
  })

  for (const [remote, path] of ELSEWHERE.slice(0, 2))
    test(`of ${remote} does not run on the server either`, async () => {
      const { shell, dir } = await shellWithout(remote)
      expect(await servedWith(shell, join(dir, 'manifest.json'), (bytes) => bytes, path)).toBe(200)
      for (const file of ['manifest.json', 'node/entry.cjs', 'node/routes.cjs'])
        expect.soft(await servedWith(shell, join(dir, file), altered, path), file).toBe(503)
      await shell.stop()
    })

  for (const [remote, path] of ELSEWHERE)
    test(`of ${remote} does not run in a browser either`, async ({ page, request, quiet }) => {
      quiet.allow(/Failed to|integrity|mf_|mf-|ChunkLoadError|Loading (CSS )?chunk/)
      const open = async () => {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
      }
      const addresses = new Set<string>()
      page.on('request', (requests) => {
        const { pathname } = new URL(requests.url())
        if (pathname.startsWith(`/remotes/${remote}/`) && /\.(js|css)$/.test(pathname))
          addresses.add(pathname)
      })
      await open()
      page.removeAllListeners('request')
      expect(addresses.size).toBeGreaterThanOrEqual(3)
      for (const address of addresses) {
        const requests = await alterOnTheWay(page, request, address)
        await open()
        expect.soft(requests(), address).toBeGreaterThan(0)
        expect.soft(await page.evaluate(isAltered), address).toBe(false)
        await page.unroute(`**${address}`)
      }
      figure(12, `${addresses.size} of ${remote}: none`)
    })

  test('does not run on the server when a hash is taken away', async () => {
    const { shell, dir } = await shellWithout()
    const manifest = join(dir, 'manifest.json')
    const without = asJson(({ files }) => delete files?.['node/entry.cjs'])
    expect.soft(await servedWith(shell, manifest, without)).toBe(503)
    const unsealed = asJson(({ remotes }) => Object.assign(remotes?.['mf-news'] ?? {}, { seal: undefined }))
    expect.soft(await servedWith(shell, join(shell.store, LIVE), unsealed)).toBe(503)
    await shell.stop()
  })

  /** Addresses of all scripts and style sheets that the browser loads of a build. */
  async function loadedBy(page: Page): Promise<string[]> {
    const addresses = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/remotes\/mf-news\/.*\.(js|css)$/.test(pathname)) addresses.add(pathname)
    })
    await page.goto('/about-us')
    await page.getByRole('link', { name: 'News' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Read More' }).click()
    await expect(page).toHaveURL(/\/articles\/\d+$/)
    await page.waitForLoadState('networkidle')
    page.removeAllListeners('request')
    return [...addresses]
  }

  test('does not run in a browser, whichever script or style sheet is altered', async ({
    page,
    request,
    quiet,
  }) => {
    quiet.allow(/Failed to|integrity|mf_news|mf-news|ChunkLoadError|Loading (CSS )?chunk/)
    const addresses = await loadedBy(page)
    expect(addresses.filter((address) => address.endsWith('.js')).length).toBeGreaterThanOrEqual(3)
    expect(addresses.some((address) => address.endsWith('.css'))).toBe(true)
    for (const address of addresses) {
      const requests = await alterOnTheWay(page, request, address)
      await page.goto('/about-us')
      await page.getByRole('link', { name: 'News' }).first().click()
      await page.waitForLoadState('networkidle')
      const further = page.getByRole('link', { name: 'Read More' })
      await expect(further.or(page.getByRole('button', { name: 'Try again' }))).toBeVisible()
      if (await further.isVisible()) await further.click()
      await page.waitForLoadState('networkidle')
      expect.soft(requests(), address).toBeGreaterThan(0)
      expect.soft(await page.evaluate(isAltered), address).toBe(false)
      await page.unroute(`**${address}`)
    }
    figure(
      12,
      `each of ${addresses.length} scripts and style sheets altered on the way: the browser ran none`,
    )
  })

  test('does not run in a browser when the release set has no hash for its entry, nor from another address', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to|mf_news|mf-news|release set|Trusted|violates the following/)
    const { shell, live, global } = await shellWithout()
    for (const change of [{ integrity: undefined }, { entry: '../gone/entry.js' }]) {
      const remotes = { ...live.remotes, 'mf-news': { ...live.remotes['mf-news'], ...change } }
      await writeFile(join(shell.store, LIVE), JSON.stringify({ ...live, remotes }))
      await shell.start()
      const requests: string[] = []
      await page.route(/\/gone\//, (route) => {
        // A failed page checks with HEAD whether the build still exists, which runs nothing.
        if (route.request().method() === 'HEAD') return route.fulfill()
        requests.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: `window.${global}={get(){},init(){}}` })
      })
      await page.goto(`${shell.url}/articles`)
      await page.waitForLoadState('networkidle')
      expect.soft(await page.evaluate((name) => name in window, global), JSON.stringify(change)).toBe(false)
      expect.soft(requests, JSON.stringify(change)).toEqual([])
      await shell.halt()
    }
    await shell.stop()
  })
})
