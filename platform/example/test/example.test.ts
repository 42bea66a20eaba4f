import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DiskBackend } from '@anyam/releases/disk-backend'
import { EvidenceFiles } from '@anyam/releases/evidence-files'
import { ReleaseStore } from '@anyam/releases/store'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { presentBrowser } from '../../releases/src/gate/present-browser.ts'
import { type ExampleSite, startExample } from './site.ts'

let site: ExampleSite
let browser: Browser
beforeAll(async () => {
  site = await startExample()
  const executablePath = presentBrowser()
  browser = await chromium.launch(executablePath ? { executablePath } : {})
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** The heading of the page `/visit` that a new visitor gets from the server. */
async function headingOfVisit(): Promise<string | undefined> {
  const html = await (await fetch(`${site.url}/visit`)).text()
  return /<h1>([^<]*)/.exec(html)?.[1]
}

/** Changes the page `/visit`. */
async function reword(before: string | RegExp, after: string): Promise<void> {
  const file = join(site.dir, 'mf-visit/src/visit.tsx')
  await writeFile(file, (await readFile(file, 'utf8')).replace(before, after))
}

/** The live build of each remote. */
const liveBuilds = async () =>
  Object.fromEntries((await site.release('status')).map(({ remote, build }) => [remote, build]))

it('pages come rendered with their data, and work in the browser', async () => {
  const html = await (await fetch(site.url)).text()
  expect(html).toContain('<li>Jasmine')
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const alive = page.waitForRequest((request) => request.postData()?.startsWith('alive ') ?? false)
  await page.goto(site.url)
  await alive
  await page.getByRole('link', { name: 'Visit' }).click()
  await page.getByRole('heading', { name: 'Visit' }).waitFor()
  await page.getByText('Teahouse: Every day from 9 to 17').waitFor()
  await page.getByRole('button', { name: 'Guests: 1' }).click()
  await page.getByRole('button', { name: 'Guests: 2' }).waitFor()
  // The router changed the page: the document is the first one.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(`${site.url}/`)
  expect(errors).toEqual([])
  await page.close()
})

it('what visitors do on a page is counted for its build', async () => {
  const page = await browser.newPage()
  const reported = (name: string) =>
    page.waitForRequest((request) => request.postData()?.includes(` ${name} `) ?? false)
  await page.goto(`${site.url}/visit`)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/vitals/')),
  )
  await page.evaluate(() => fetch('/api/nothing'))
  const [followed, refused] = [reported('astray'), reported('refused')]
  await page.getByRole('link', { name: 'Teas' }).click()
  await Promise.all([followed, refused])
  await page.close()

  const store = new EvidenceFiles(new DiskBackend(join(site.dir, '.data/releases')))
  const totals = async () => {
    const shells = [...(await store.read()).values()]
    const builds = shells.flatMap(({ evidence }) => Object.values(evidence['mf-visit'] ?? {}))
    return builds.map(({ totals }) => totals)
  }
  await expect.poll(totals).toContainEqual(expect.objectContaining({ called: 1, refused: 1, followed: 1 }))
  expect(Object.keys((await totals())[0] ?? {})).not.toContain('astray')
})

it('the gate shows a changed price by a picture of the live page and one of the new page', async () => {
  const price = '<p>Tasting: Rp 90.000</p>'
  await reword('<h1>Visit</h1>', `<h1>Visit</h1>${price}`)
  const [published] = await site.release('publish', 'mf-visit')
  await reword(price, '')
  const build = String(published?.build)
  const checked = site.release('check', 'mf-visit', build)
  await expect(checked).rejects.toThrow('--accept \\"/visit figures\\"')
  const store = new ReleaseStore(join(site.dir, '.data/releases'))
  const verdict = await store.verdict('mf-visit', build)
  const [pictures] = verdict?.refusals.flatMap((one) => one.pictures ?? []) ?? []
  if (!pictures) throw new Error('The verdict has no pictures.')
  const { live, tried, width, height } = pictures
  await expect(checked).rejects.toThrow(`"live":"${live}","tried":"${tried}"`)
  expect(pictures).toMatchObject({ address: '/visit', view: expect.stringMatching(/^(on|in) /) })
  expect([390, 1440]).toContain(width)
  expect(live).not.toBe(tried)

  const page = await browser.newPage()
  for (const name of [live, tried]) {
    const picture = (await store.picture('mf-visit', build, name)) ?? ''
    expect(picture.length).toBeLessThan(90_000)
    await page.setContent(`<img alt="" src="${picture}">`)
    const size = page
      .locator('img')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    expect(await size).toEqual([width, height])
  }
  await page.close()
})

it('a new build of one remote goes to a share of the visitors, then to all, and back', async () => {
  const before = await liveBuilds()
  await reword('<h1>Visit</h1>', '<h1>Visit us</h1>')
  const [published] = await site.release('publish', 'mf-visit')
  expect(await headingOfVisit()).toBe('Visit')
  const build = String(published?.build)
  expect(build).not.toBe(before['mf-visit'])

  await site.release('canary', 'mf-visit', '50', build)
  await expect.poll(headingOfVisit).toBe('Visit us')
  await expect.poll(headingOfVisit).toBe('Visit')

  await site.release('promote', 'mf-visit', build)
  await expect.poll(headingOfVisit).toBe('Visit us')
  expect(await liveBuilds()).toEqual({ ...before, 'mf-visit': build })

  await site.release('rollback', 'mf-visit')
  await expect.poll(headingOfVisit).toBe('Visit')
  expect(await liveBuilds()).toEqual(before)
})

it('a canary that fails in browsers is halted by itself, and its visitors get the live page', async () => {
  await reword('const [guests', `if (typeof document === 'object') throw new Error('x')\n  const [guests`)
  const [published] = await site.release('publish', 'mf-visit')
  const build = String(published?.build)
  await site.release('canary', 'mf-visit', '50', build, '--force', 'the gate would refuse it')
  const visit = async () => {
    const page = await browser.newPage()
    await page.goto(`${site.url}/visit`)
    await page.getByRole('button', { name: 'Guests: 1' }).click()
    await page.close()
    return site.release('history', 'mf-visit')
  }
  const halt = { action: 'halt', build, by: 'shell', reason: expect.stringContaining('failed in browsers') }
  await expect.poll(visit).toContainEqual(expect.objectContaining(halt))
  await reword(/ *if \(typeof document.*\n/, '')
})

it('the build that broke a text is found by previews, while the live build stays', async () => {
  const live = await liveBuilds()
  const headings = ['Visits', 'Your visit', 'Broken', 'Broken too', 'Broken as well']
  const builds: string[] = []
  for (const [nth, heading] of headings.entries()) {
    await reword(/<h1>.*<\/h1>/, `<h1>${heading}</h1>`)
    const [published] = await site.release('publish', 'mf-visit')
    builds[nth] = String(published?.build)
  }
  const [good, before, broken, , bad] = builds as [string, string, string, string, string]
  await writeFile(
    join(site.dir, 'test.mjs'),
    `import { appendFileSync } from 'node:fs'
    import { chromium } from '@playwright/test'
    const { PREVIEW_URL, BUILD } = process.env
    appendFileSync('tested', BUILD + '\\n')
    const browser = await chromium.launch(${JSON.stringify({ executablePath: presentBrowser() })})
    const page = await browser.newPage()
    await page.goto(PREVIEW_URL)
    const heading = await page.locator('h1').textContent()
    await browser.close()
    process.exit(heading.startsWith('Broken') ? 1 : 0)`,
  )
  const bisect = async () => {
    const range = ['--good', good, '--bad', bad]
    const rows = await site.release('bisect', 'mf-visit', ...range, '--test', 'node test.mjs')
    expect(rows).toMatchObject([{ build: broken, result: 'first bad', before }])
    const tested = join(site.dir, 'tested')
    expect((await readFile(tested, 'utf8')).trim().split('\n')).toEqual([broken, before])
    await rm(tested)
  }
  await bisect()
  expect(await liveBuilds()).toEqual(live)
})
