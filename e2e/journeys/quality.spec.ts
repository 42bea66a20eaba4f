import { patience } from '@arunika/testing/patience'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isTakenOver, scrollThrough } from '../../scripts/in-page.ts'
import { PUBLIC_PAGES } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** As a visitor, who scrolls once the page is there. */
async function readThrough(page: Page) {
  await page.waitForFunction(isTakenOver)
  await page.evaluate(scrollThrough)
}

for (const width of [390, 1440]) {
  test(`no public page has a fault that an accessibility check finds, at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(patience(180_000))
    const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const path of PUBLIC_PAGES) {
      await page.goto(`${baseURL}${path}`)
      await readThrough(page)
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      )
      expect.soft(found, path).toEqual([])
    }
    await context.close()
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

for (const width of [390, 1440]) {
  test(`nothing on a public page jumps while it loads and is read, at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(patience(120_000))
    const page = await browser.newPage({ viewport: { width, height: 844 } })
    await page.addInitScript(() => {
      const shifts = { total: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[]) {
          if (!entry.hadRecentInput) shifts.total += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of PUBLIC_PAGES) {
      await page.goto(`${baseURL}${path}`)
      await readThrough(page)
      const total = await page.evaluate(
        () => (window as unknown as { shifts: { total: number } }).shifts.total,
      )
      expect.soft(total, path).toBeLessThanOrEqual(0.02)
    }
    await page.close()
  })
}

test('nothing says anything on the console of a public page', async ({ page }) => {
  test.setTimeout(patience(120_000))
  for (const path of PUBLIC_PAGES) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
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
