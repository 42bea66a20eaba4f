import { setTimeout as delay } from 'node:timers/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { isTakenOver, scrollThrough } from './in-page.ts'
import type { Sample } from './interleave.ts'
import { headingOf, openTab, shiftsOf, type Tab, visibleTextOf } from './tab.ts'

/** Height of each viewport, in CSS pixels. */
export const HEIGHT = 844
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Time limit of the control while the machine's speed is unknown. */
const MOST = { cpuMs: 30_000, wallMs: 120_000 }
/** Minimum of a candidate's time limit, which otherwise is a multiple (TIMES) of the control's time. */
const LEAST = { cpuMs: 6_000, wallMs: 20_000 }
const TIMES = 10
/** Maximum wait for the network to become idle; a page that polls never is. */
const QUIET_MS = 8_000

export interface LoadOptions {
  url: string
  width: number
  /** True for the control, whose time sets the candidate's limit. */
  isControl: boolean
  /** True to look for accessibility barriers. */
  isAudited: boolean
  /** True to load it a second time in the same browser, with what the first visit stored there. */
  isReturning?: boolean
}

interface Watch {
  isControl: boolean
  hasProblems: () => boolean
  /** Number of pages that the work visits. */
  pages?: number
}

/** Loads pages in the sandbox's browser, one at a time, each as a first visit in a new browser process. */
export class PageLoader {
  readonly #browser: Browser
  readonly #origins: readonly string[]
  readonly #storageAt: (origin: string) => BrowserContextOptions['storageState']
  #system: Promise<CDPSession> | undefined
  #slowest = { cpuMs: 0, wallMs: 0 }

  /** @param origins errors from other origins are ignored */
  constructor(
    browser: Browser,
    origins: readonly string[],
    storageAt: (origin: string) => BrowserContextOptions['storageState'] = () => undefined,
  ) {
    this.#browser = browser
    this.#origins = origins
    this.#storageAt = storageAt
  }

  /** Loads a page as a visitor does, waits until scripts have taken it over, and scrolls through all of it. */
  async load(options: LoadOptions): Promise<Sample> {
    const { url, width, isReturning } = options
    return this.inTab(url, width, async (tab): Promise<Sample> => {
      if (!isReturning) return this.#loadIn(tab, options)
      const first = await this.#loadIn(tab, { ...options, isAudited: false })
      if (first.unfinished) return first
      const second = await this.#loadIn(tab, options)
      const isNew = (problem: string) => !first.problems.includes(problem)
      const later = second.problems.filter(isNew).map((problem) => `${problem}, on a second visit`)
      return { ...second, problems: [...first.problems, ...later] }
    })
  }

  async #loadIn(tab: Tab, { url, isControl, isAudited }: LoadOptions): Promise<Sample> {
    const { page } = tab
    const times = { readyMs: 0, cpuMs: 0 }
    const [began, busyBefore, requestsBefore] = [performance.now(), await tab.busyMs(), tab.requests()]
    const requestsSince = () => tab.requests() - requestsBefore
    const read = async (cpuMs: () => Promise<number>) => {
      const problems = await readThrough(page, url, () => {
        times.readyMs = performance.now() - began
      })
      const busy = await tab.busyMs()
      // Another document may have begun in another process, whose clock starts at zero.
      times.cpuMs = busy < busyBefore ? busy : busy - busyBefore
      if (isControl) this.#record(await cpuMs(), performance.now() - began)
      const [shift, requests] = [await shiftsOf(page), requestsSince()]
      const [heading, text] = [await headingOf(page), await visibleTextOf(page)]
      const barriers = isAudited ? await barriersOf(page) : []
      return { problems: [...problems, ...barriers], shift, heading, text, requests }
    }
    const found = await this.watched(read, { isControl, hasProblems: tab.hasProblems })
    if (typeof found === 'string')
      return { problems: tab.problems(), unfinished: found, shift: 0, requests: requestsSince(), ...times }
    return { ...found, problems: [...tab.problems(), ...found.problems], ...times }
  }

  /** Opens a separate tab while work runs. */
  async inTab<T>(
    url: string,
    width: number,
    work: (tab: Tab) => Promise<T>,
    own: BrowserContextOptions = {},
  ): Promise<T> {
    const { origin } = new URL(url)
    const storageState = this.#storageAt(origin)
    const context = await this.#browser.newContext({
      viewport: { width, height: HEIGHT },
      reducedMotion: 'reduce',
      // Load every page from the shell instead of a service worker's cache.
      serviceWorkers: 'block',
      ...(storageState && { storageState }),
      ...own,
    })
    try {
      return await work(await openTab(context, this.#origins))
    } finally {
      await context.close()
    }
  }

  /**
   * Waits for work in a page while it makes progress, within the time limit.
   * @param work gets a function that returns the processor time so far, in ms
   * @returns the result of the work, or why the page was aborted
   */
  async watched<T>(work: (cpuMs: () => Promise<number>) => Promise<T>, watch: Watch): Promise<T | string> {
    const before = await this.#cpuTimes()
    const cpuMs = async () => {
      const now = await this.#cpuTimes()
      return [...now].reduce((sum, [id, ms]) => sum + ms - (before.get(id) ?? 0), 0)
    }
    const over = new AbortController()
    const working = work(cpuMs)
    // Closing the tab rejects work that is no longer awaited.
    working.catch(() => {})
    try {
      return await Promise.race([working, this.#givenUp(watch, cpuMs, over.signal)])
    } finally {
      over.abort()
    }
  }

  /** Resolves once a page has exceeded its limit. */
  async #givenUp(
    { isControl, hasProblems, pages = 1 }: Watch,
    cpuMs: () => Promise<number>,
    signal: AbortSignal,
  ): Promise<string> {
    const limit = this.limits(isControl)
    const began = performance.now()
    // Broken pages get a third of the time.
    const wallMs = () => pages * (hasProblems() ? limit.wallMs / 3 : limit.wallMs)
    while (performance.now() - began < wallMs()) {
      if (await delay(250, false, { signal }).catch(() => true)) return ''
      if ((await cpuMs()) > pages * limit.cpuMs)
        return `is not done after ${Math.round((pages * limit.cpuMs) / 1000)} s of processor time: it may loop`
    }
    return `is not taken over by its scripts within ${Math.round(wallMs() / 1000)} s`
  }

  /** Time limit per page, in milliseconds. */
  limits(isControl: boolean): typeof MOST {
    const { cpuMs, wallMs } = this.#slowest
    if (isControl || wallMs === 0) return MOST
    return {
      cpuMs: Math.min(MOST.cpuMs, Math.max(LEAST.cpuMs, TIMES * cpuMs)),
      wallMs: Math.min(MOST.wallMs, Math.max(LEAST.wallMs, TIMES * wallMs)),
    }
  }

  #record(cpuMs: number, wallMs: number): void {
    const slowest = this.#slowest
    this.#slowest = { cpuMs: Math.max(slowest.cpuMs, cpuMs), wallMs: Math.max(slowest.wallMs, wallMs) }
  }

  /** Processor time of each page's process, read from the browser, because a looping page does not respond. */
  async #cpuTimes(): Promise<Map<number, number>> {
    this.#system ??= this.#browser.newBrowserCDPSession()
    const { processInfo } = await (await this.#system).send('SystemInfo.getProcessInfo')
    const pages = processInfo.filter(({ type }) => type === 'renderer')
    return new Map(pages.map(({ id, cpuTime }) => [id, cpuTime * 1000]))
  }
}

/** @param onReady called once the page's scripts have taken it over */
export async function readThrough(page: Page, url: string, onReady = () => {}): Promise<string[]> {
  const response = await page.goto(url, { timeout: 0 })
  if (!response?.ok()) return []
  await page.waitForFunction(isTakenOver, undefined, { timeout: 0, polling: 50 })
  onReady()
  try {
    await page.evaluate(scrollThrough)
  } catch (error) {
    if (!/context was destroyed|navigat/.test(String(error))) throw error
    return ['is left for another document while it is read']
  }
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {})
  return []
}

async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(RULES).analyze()
  // Each element is a separate problem: the live build may have the same problem with a different element.
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `fails the accessibility rule ${id} (${help}): ${html.slice(0, 120)}`),
  )
}
