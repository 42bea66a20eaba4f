import { patience } from '@arunika/testing/patience'
import type { Browser, Page } from '@playwright/test'
import { isTakenOver, scrollThrough } from '../../platform/releases/src/gate/in-page.ts'
import { colourProblemsOf, problemsOf } from '../fixtures/accessibility.ts'
import { PUBLIC_PAGES } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

/** Maximum sum of layout shifts that no visitor notices. */
const MOST_SHIFT = 0.02

/** Scrolls through the page as a visitor does, once it has loaded. */
async function readThrough(page: Page) {
  await page.waitForFunction(isTakenOver)
  await page.evaluate(scrollThrough)
}

interface Findings {
  path: string
  violations: string[]
  /** Sum of all layout shifts. */
  shift: number
  /** Elements that moved, with their old and new positions. */
  moved: string[]
  /** Console messages and uncaught errors. */
  logged: string[]
}

/** Runs in the page. */
function countShifts() {
  const shifts = { total: 0, moved: [] as string[] }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    })[]) {
      if (entry.hadRecentInput) continue
      shifts.total += entry.value
      for (const { node, previousRect: before, currentRect: after } of entry.sources)
        shifts.moved.push(
          `${Math.round(entry.startTime)} ms: ${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ` +
            `${[before, after].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)).join(' → ')}`,
        )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. Returns pictures that the head preloads and that the page shows in no size. */
function picturesInVain(): string[] {
  const pictures = [...document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source')]
  const shown = pictures.map(({ srcset, src }) => `${srcset} ${src}`).join(' ')
  const early = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return early
    .filter(({ initiatorType, name }) => initiatorType === 'link' && /\.(avif|webp|jpe?g|png)$/.test(name))
    .map(({ name }) => name)
    .filter((address) => !shown.includes(new URL(address).pathname))
}

/** Opens a page that records its layout shifts with `countShifts`, and reads it to the end. */
async function shiftsOf(page: Page, url: string) {
  await page.goto(url)
  await readThrough(page)
  return page.evaluate(() => (window as unknown as { shifts: { total: number; moved: string[] } }).shifts)
}

/** Reads every public page once; several tests check the findings. */
async function readAll(browser: Browser, site: string, width: number): Promise<Findings[]> {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(countShifts)
  const found: Findings[] = []
  let logged: string[] = []
  context.on('console', (message) => {
    // Logged if a busy machine paints late or has a larger size from another page; unused preloads are checked below.
    if (
      !/was preloaded using link preload but not used|registration blocked by Playwright/.test(message.text())
    )
      logged.push(message.text())
  })
  context.on('weberror', (error) => logged.push(String(error.error())))
  for (const path of PUBLIC_PAGES) {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const { total: shift, moved } = await shiftsOf(page, site + path)
    // Running animations would be judged halfway.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const violations = await problemsOf(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await colourProblemsOf(page)
    await page.emulateMedia({ colorScheme: 'light' })
    const problems = [...violations, ...dark].map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    )
    logged.push(...(await page.evaluate(picturesInVain)).map((address) => `${address} is not shown`))
    found.push({ path, violations: problems, shift, moved, logged })
    logged = []
  }
  await context.close()
  return found
}

for (const width of [390, 1440]) {
  test.describe(`of public pages at ${width} px`, () => {
    let found: Findings[] = []
    test.beforeAll(async ({ browser }) => {
      // A hook has its own timeout, which the group's does not affect.
      test.setTimeout(patience(240_000))
      found = await readAll(browser, process.env.SITE_URL ?? '', width)
    })

    test('none has a fault that an accessibility check finds', () => {
      for (const { path, violations } of found) expect.soft(violations, path).toEqual([])
      expect(found).toHaveLength(PUBLIC_PAGES.length)
    })

    test('nothing jumps while they load and are read', async ({ browser, baseURL }) => {
      for (const { path, shift, moved } of found) {
        if (shift <= MOST_SHIFT) continue
        console.log([`${path} jumped by ${shift}:`, ...moved].join('\n'))
        // A change by another test arrives by poll and moves what follows. A real jump happens again.
        const context = await browser.newContext({ viewport: { width, height: 844 } })
        await context.addInitScript(countShifts)
        const again = await shiftsOf(await context.newPage(), `${baseURL}${path}`)
        await context.close()
        expect.soft(again.total, [path, ...again.moved].join('\n')).toBeLessThanOrEqual(MOST_SHIFT)
      }
      expect(found).toHaveLength(PUBLIC_PAGES.length)
    })

    test('none says anything on the console', () => {
      for (const { path, logged } of found) expect.soft(logged, path).toEqual([])
      expect(found).toHaveLength(PUBLIC_PAGES.length)
    })
  })
}

test('no public page scrolls sideways on the smallest phone', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } })
  for (const path of PUBLIC_PAGES) {
    await page.goto(`${baseURL}${path}`)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(overflow, path).toBeLessThanOrEqual(0)
  }
  await page.close()
})

/** Runs in the page. Gives each heading a word that is wider than a phone, and counts those that overflow. */
function countWideHeadings(): number {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')]
  const words = headings.map((heading) => heading.querySelector('a') ?? heading)
  for (const word of words) word.textContent = 'Mempertanggungjawabkankeseluruhannya'
  return words.filter((word) => word.scrollWidth > word.clientWidth && word.clientWidth > 1).length
}

test('on the smallest phone a word that is too long for its heading breaks', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  for (const path of PUBLIC_PAGES) {
    await page.goto(`${baseURL}${path}`)
    await page.waitForFunction(isTakenOver)
    expect.soft(await page.evaluate(countWideHeadings), path).toBe(0)
  }
  await page.close()
})

test('on a phone the home page moves at most 400 kB before anything is clicked', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(baseURL ?? '')
  await readThrough(page)
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeLessThanOrEqual(400_000)
  await context.close()
})

test('on a phone the code that moves a carousel is loaded once the carousel is in the window', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/carousel\.\w+\.js$/.test(request.url())) loaded.push(request.url())
  })
  await page.goto(`${baseURL}/career`)
  await page.waitForFunction(isTakenOver)
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await page.getByRole('region', { name: 'What our people say' }).scrollIntoViewIfNeeded()
  await expect.poll(() => loaded.length).toBe(1)
  await page.close()
})
