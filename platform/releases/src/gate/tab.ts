import type { BrowserContext, Page } from '@playwright/test'

/** A tab of the sandbox's browser that records its errors. */
export interface Tab {
  page: Page
  /** Errors since the last call. */
  problems(): string[]
  hasProblems(): boolean
  /** Number of requests so far. */
  requests(): number
  /**
   * Processor time that the page's scripts and layout have used so far, in milliseconds; 0 in other engines than
   * Chromium. Never resolves while the page loops.
   */
  busyMs(): Promise<number>
}

/** Opens a tab. Only errors from the given origins count; other hosts are not the candidate's. */
export async function openTab(context: BrowserContext, origins: readonly string[]): Promise<Tab> {
  const page = await context.newPage()
  await page.addInitScript(countShifts)
  const isChromium = context.browser()?.browserType().name() === 'chromium'
  const session = isChromium ? await context.newCDPSession(page) : undefined
  // The main thread's own clock stops while other processes have the processor.
  await session?.send('Performance.enable', { timeDomain: 'threadTicks' })
  const problems: string[] = []
  let requests = 0
  page.on('request', () => {
    requests += 1
  })
  const isOurs = (url: string) => origins.includes(new URL(url).origin)
  // Strip the origin, because candidate and control have different shells.
  const address = (url: string) => url.slice(new URL(url).origin.length)
  page.on('pageerror', (error) => problems.push(`throws ${firstLine(String(error))}`))
  page.on('console', (message) => {
    // A failed request is reported below with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`logs an error: ${firstLine(message.text())}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && isOurs(response.url()))
      problems.push(`asks for ${address(response.url())}, which has status ${response.status()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // The browser aborts pending requests when it leaves a page.
    if (why !== 'net::ERR_ABORTED' && isOurs(request.url()))
      problems.push(`asks for ${address(request.url())}: ${why}`)
  })
  async function busyMs() {
    const { metrics = [] } = (await session?.send('Performance.getMetrics')) ?? {}
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  return {
    page,
    problems: () => [...new Set(problems.splice(0))],
    hasProblems: () => problems.length > 0,
    requests: () => requests,
    busyMs,
  }
}

/** Navigates to an address without loading a document, as a link of the site does. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
}

/** Title and first heading, which identify a page. */
export const headingOf = (page: Page) =>
  page.evaluate(() => `${document.title}: ${document.querySelector('h1')?.textContent ?? ''}`)

/** Number of visible characters, without spaces, of the page's own content. */
export const visibleTextOf = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
      ({ parentElement }) =>
        parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
    )
    let count = 0
    while (texts.nextNode()) count += texts.currentNode.textContent?.replaceAll(/\s/g, '').length ?? 0
    return count
  })

/** Waits until a page shows its heading. Polls by the clock, not by frames. */
export const shows = (page: Page, heading: string, timeout: number) =>
  page
    .waitForFunction(
      (awaited) => `${document.title}: ${document.querySelector('h1')?.textContent ?? ''}` === awaited,
      heading,
      { timeout, polling: 50 },
    )
    .then(
      () => true,
      () => false,
    )

/** Identifies a document, to detect that another one was loaded. */
export const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin)

/** Sum of the page's layout shifts so far, without those caused by input. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShifts: number }).layoutShifts)

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 200)

/** This function runs in the page. */
function countShifts() {
  const counted = Object.assign(window, { layoutShifts: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) counted.layoutShifts += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
