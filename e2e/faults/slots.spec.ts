import { ReleaseStore } from '@anyam/releases/store'
import type { ArticleCard } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import type { Page } from '@playwright/test'
import { type FaultRelay, faultRelayTo } from '../fixtures/fault-relay.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'
import { releaseBroken } from './broken-release.ts'
import { IN_BROWSERS, ON_THE_SERVER } from './faults.ts'

/** A remote with a slot on the home page, which belongs to another remote. */
const TARGET = { remote: 'mf-news', chunk: 'slot-latest-news' }

let shell: ShellCopy
let store: ReleaseStore
let relay: FaultRelay
/** The page before anything was broken. */
let sound: { ownPart: string; paint: { element: string; ms: number } }

test.beforeAll(async ({ browser }) => {
  shell = await shellCopy()
  store = new ReleaseStore(shell.store)
  await shell.start()
  relay = await faultRelayTo(shell.url)
  await expect.poll(home, { timeout: patience(20_000) }).toContain('/articles/')
  const page = await browser.newPage()
  await page.goto(relay.url, { waitUntil: 'load' })
  // A browser may paint the lead picture only after the load event.
  await expect.poll(async () => (await largestPaint(page)).element).toMatch(/^IMG/)
  sound = { ownPart: ownPart(await home()), paint: await largestPaint(page) }
  await page.close()
})
test.afterAll(async () => {
  await relay?.close()
  await shell?.stop()
})

/** HTML of the home page before any script runs. */
async function home(): Promise<string> {
  const response = await fetch(shell.url)
  expect(response.status).toBe(200)
  const html = await response.text()
  for (const heading of ['LET&#x27;S BUILD TOGETHER', 'RECENT WORK', 'OUR PARTNERS'])
    expect(html).toContain(heading)
  return html
}

/** The part that the page's own remote renders. */
const ownPart = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/(<div data-slot="[^"]*">).*?<!--\/\$--><\/div>/gs, '$1')

/** Largest contentful paint: its element with position, and its time in milliseconds. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ element: string; ms: number }>((resolve) =>
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element; url: string }
          const { x = 0, y = 0, width = 0, height = 0 } = last.element?.getBoundingClientRect() ?? {}
          const box = [x, y + scrollY, width, height].map(Math.round).join()
          resolve({
            element: `${last.element?.tagName} ${last.url} ${box}`,
            ms: Math.round(last.startTime),
          })
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )

const newsOn = (page: Page) => page.locator('[data-slot^="latest-news"]').getByRole('heading', { level: 3 })

/** Makes the api return other articles than the document has, so that the slot's code must load to show them. */
const announceNews = (page: Page) =>
  page.route('**/api/articles?view=cards&limit=3', async (route) => {
    const response = await route.fetch()
    const [first, ...rest] = (await response.json()) as ArticleCard[]
    await route.fulfill({ response, json: [{ ...first, title: 'Written meanwhile' }, ...rest] })
  })

const EXPECTED_NOISE =
  /Failed to load resource|integrity|broken on purpose|SyntaxError|Unexpected|mf[-_]\w+|preload|slot|Minified React error/i

/** Runs one of four; runs of the promises run all. */
const tagOf = (row: number) => ({ tag: row % 4 === 0 ? [] : ['@promise'] })

test.describe('a page whose slot fails', () => {
  for (const [row, fault] of IN_BROWSERS.entries())
    test(
      `in a browser, because mf-news ${fault.name}, shows what the server rendered, and its links work`,
      tagOf(row),
      async ({ page, quiet }) => {
        quiet.allow(EXPECTED_NOISE)
        const { end } = await releaseBroken({ shell, store, relay }, TARGET, fault, 'web')
        try {
          await announceNews(page)
          await page.goto(relay.url, { waitUntil: 'load' })
          await expect.poll(async () => (await largestPaint(page)).element).toBe(sound.paint.element)
          const { ms } = await largestPaint(page)
          console.info(`LCP ${ms} ms, ${sound.paint.ms} ms while mf-news was sound.`)
          // A build with another contract is not even requested.
          const isTried = fault.manifest ? undefined : page.waitForRequest(/\/remotes\/mf-news\/.*\.js$/)
          await newsOn(page).first().scrollIntoViewIfNeeded()
          await isTried
          await expect(newsOn(page)).toHaveCount(3)
          await page.getByRole('heading', { name: 'OUR PARTNERS' }).scrollIntoViewIfNeeded()
          await expect(newsOn(page)).toHaveCount(3)
          const menu = page.getByRole('navigation', { name: 'Main' })
          await menu.getByRole('link', { name: 'About', exact: true }).click()
          await expect(page).toHaveURL(/about-us$/)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        } finally {
          await end()
        }
      },
    )

  for (const [row, fault] of ON_THE_SERVER.entries())
    test(
      `on the server, because mf-news ${fault.name}, is whole, with the news from before`,
      tagOf(row + 1),
      async () => {
        const { end } = await releaseBroken({ shell, store, relay }, TARGET, fault, 'node')
        try {
          const html = await home()
          expect(html).toContain('/articles/')
          expect(ownPart(html)).toBe(sound.ownPart)
        } finally {
          await end()
        }
      },
    )
})
