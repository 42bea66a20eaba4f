import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { isTakenOver, scrollThrough } from '../../../scripts/in-page.ts'

/** Nobody waits longer for a page. */
const PATIENCE_MS = 8_000
/** Looked for by the clock, not by frames. */
const AWAITED = { timeout: PATIENCE_MS, polling: 50 }
/** A page that is not done after this long is given up. */
const DEADLINE_MS = 30_000
export const TOO_LONG = `is not done after ${DEADLINE_MS / 1000} s: it may loop`

/** A tab of the trial's browser that notes what goes wrong in it. */
export interface Tab {
  page: Page
  /** What has gone wrong since it was asked last. */
  faults(): string[]
}

/** Opens a tab. Only what comes from the given origins counts: other hosts are not the candidate's. */
export async function openTab(context: BrowserContext, origins: readonly string[]): Promise<Tab> {
  const page = await context.newPage()
  await page.addInitScript(countShifts)
  const noted: string[] = []
  const isOurs = (url: string) => origins.includes(new URL(url).origin)
  page.on('pageerror', (error) => noted.push(`throws ${firstLine(String(error))}`))
  page.on('console', (message) => {
    // A request that fails is told below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      noted.push(`logs an error: ${firstLine(message.text())}`)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 400 && isOurs(answer.url()))
      noted.push(`asks for ${answer.url()}, which is answered ${answer.status()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // The browser itself ends what a page asked for when the page is left.
    if (why !== 'net::ERR_ABORTED' && isOurs(request.url())) noted.push(`asks for ${request.url()}: ${why}`)
  })
  return { page, faults: () => [...new Set(noted.splice(0))] }
}

/**
 * What is found in looking at pages.
 * @param pages how many it goes through
 * @returns undefined when it takes too long: a page loops, and its tab is of no use any more
 */
export async function patiently(look: Promise<string[]>, pages = 1): Promise<string[] | undefined> {
  // What a tab that is closed under it says, nobody waits for.
  look.catch(() => {})
  return Promise.race([look, delay(pages * DEADLINE_MS, undefined, { ref: false })])
}

/** Loads a page as a visitor does, waits until scripts have taken it over, and goes down all of it. */
export async function readThrough(page: Page, url: string): Promise<string[]> {
  if (!(await happens(page.goto(url, { timeout: PATIENCE_MS }))))
    return [`does not come within ${PATIENCE_MS / 1000} s`]
  const taken = page.waitForFunction(isTakenOver, undefined, AWAITED)
  if (!(await happens(taken))) return ['is not taken over by its scripts']
  await page.evaluate(scrollThrough)
  await happens(page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }))
  return []
}

/** Goes to an address without loading a document, as a link of the site does. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
}

/** What a person reads first, to tell a page from another. */
export const headingOf = (page: Page) =>
  page.evaluate(() => `${document.title}: ${document.querySelector('h1')?.textContent ?? ''}`)

/** Waits until a page is there, by its heading. */
export const shows = (page: Page, heading: string) =>
  happens(
    page.waitForFunction(
      (awaited) => `${document.title}: ${document.querySelector('h1')?.textContent ?? ''}` === awaited,
      heading,
      AWAITED,
    ),
  )

/** Tells a document from the one that was loaded before or after it. */
export const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin)

/** Sum of the layout shifts of a page so far that no input explains. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShifts: number }).layoutShifts)

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 200)

const happens = (awaited: Promise<unknown>) =>
  awaited.then(
    () => true,
    () => false,
  )

/** Runs in the page. */
function countShifts() {
  const counted = Object.assign(window, { layoutShifts: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) counted.layoutShifts += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
