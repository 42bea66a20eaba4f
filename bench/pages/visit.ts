import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { BenchPage } from './list.ts'
import { type Measurements, probe, watchNavigation } from './probe.ts'
import { type Traffic, watchTraffic } from './traffic.ts'
import type { Variant } from './variants.ts'

const VIEWPORT = { width: 412, height: 823 }
const LATENCY_MS = 150
const BYTES_PER_SECOND = 1_600_000 / 8
const CPU_SLOWDOWN = 4
/** A page counts as loaded after this much network silence. */
const QUIET_MS = 400
const PATIENCE_MS = 30_000

export interface Visit extends Traffic {
  fcp?: number
  lcp?: number
  lead?: number
  live?: number
  cls: number
  /** Total blocking time: the sum of long tasks beyond 50 ms each. */
  tbt: number
  /** Milliseconds from the first tap on the menu to the next paint. */
  tap?: number
  /** Milliseconds from the tap on a link to the next page's heading. */
  navigation?: number
  navigationInp?: number
  skeleton?: boolean
}

/** Method of slowing the link: in the browser (emulated), or outside it (shaped). */
export type Link = 'emulated' | 'shaped'

export interface VisitOptions {
  interact: boolean
  link: Link
  /** Processor slowdown relative to this machine; defaults to that of a cheap phone. */
  slowdown?: number
}

/** Opens a context like a phone's, with a cold cache. */
export const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

export async function visitCold(browser: Browser, variant: Variant, page: BenchPage, options: VisitOptions) {
  const context = await openContext(browser)
  try {
    return await visit(context, variant, page, options)
  } finally {
    await context.close()
  }
}

/** Visits a page on a slow phone and link. */
export async function visit(
  context: BrowserContext,
  variant: Variant,
  { path, next }: BenchPage,
  options: VisitOptions,
): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic = await watchTraffic(session)
  await slowDown(session, options)
  await page.addInitScript(probe, variant.live)
  await page.goto(variant.url + path, { waitUntil: 'load' })
  if (variant.live !== 'never')
    await page.waitForFunction(() => window.measurements.live, undefined, { timeout: PATIENCE_MS })
  await traffic.quiet(QUIET_MS)
  const measurements = await page.evaluate(() => window.measurements)
  const times = { shown: (measurements.lcp ?? 0) / 1000, live: (measurements.live ?? 0) / 1000 }
  const measured = { ...figuresOf(measurements), ...traffic.sum(times) }
  const used = options.interact && variant.navigates ? await use(page, next, traffic) : {}
  await page.close()
  return { ...measured, ...used }
}

async function slowDown(session: CDPSession, { link, slowdown = CPU_SLOWDOWN }: VisitOptions) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (link === 'shaped') return
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
}

function figuresOf({ fcp, lcp, lead, live, cls, tasks }: Measurements) {
  const tbt = tasks.reduce((sum, [, duration]) => sum + duration - 50, 0)
  const times = { fcp, lcp, lead, live }
  const had = Object.fromEntries(Object.entries(times).filter(([, time]) => time !== undefined))
  return { ...had, cls, tbt }
}

/** Opens the menu, hovers an entry as a finger about to tap it does, and follows it. */
async function use(page: Page, next: string, traffic: Awaited<ReturnType<typeof watchTraffic>>) {
  await page.tap('button[aria-label="Open menu"]')
  const tap = await lastInteraction(page)
  const link = page.locator(`header a[href="${next}"]`)
  await link.dispatchEvent('pointerover')
  await traffic.quiet(QUIET_MS)
  const navigated = page.evaluate(watchNavigation, next)
  await link.tap()
  const { ms, skeleton } = await navigated
  const inp = await lastInteraction(page)
  return { tap, navigation: ms, navigationInp: inp, skeleton }
}

/** Longest interaction since the last check; interactions below 16 ms are not distinguished. */
async function lastInteraction(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 150))))
  return page.evaluate(() => Math.max(16, ...window.measurements.interactions.splice(0)))
}
