import { BACK_OFFICE, hostAt, isAdminPath } from '@arunika/federation'
import { releaseOf } from '../changes.ts'
import { type Candidate, type Gate, livePageOf } from './candidate.ts'
import { Findings } from './findings.ts'
import { interleave, type Judgement, quick, type Sample } from './interleave.ts'
import { PageLoader, readThrough } from './page-load.ts'
import { openedOf } from './probe.ts'
import type { SandboxShell } from './sandbox.ts'
import { signIn } from './sign-in.ts'
import { pagesWithSlots } from './slots.ts'
import { documentOf, follow, headingOf, shows, type Tab } from './tab.ts'

/** Widths of a phone and a desktop. */
const WIDTHS = [390, 1440]
/** Share of its text that a page shows at least at each width. */
const LEAST_TEXT = 0.5

/**
 * Each page of the build, and each page with its slots, works in a browser, inside the live shell and next to
 * the live remotes.
 */
export const browser: Gate = async (candidate) => {
  const { probe, sandbox } = candidate
  const [shell, control, chromium, probed] = await Promise.all([
    sandbox.shell(),
    sandbox.control(),
    sandbox.browser(),
    probe(),
  ])
  const session = await signIn(sandbox.settings, openedOf(probed))
  sandbox.atEnd(() => session.end())
  const origins = [shell.url, control.url, new URL(sandbox.settings.lmsUrl).origin]
  const loader = new PageLoader(chromium, origins, session.storageAt)
  const pages = new Set([...session.reachable, ...(await pagesWithSlots(candidate))])
  return new Tour(candidate, loader, shell, control).go([...pages])
}

/** The main heading of each visited page on both sides, by address. */
type Headings = Record<'tried' | 'control', Map<string, string>>

class Tour {
  readonly #candidate: Candidate
  readonly #loader: PageLoader
  readonly #urls: Record<'tried' | 'control', string>
  readonly #findings = new Findings(WIDTHS)
  readonly #headings: Headings = { tried: new Map(), control: new Map() }

  constructor(candidate: Candidate, loader: PageLoader, shell: SandboxShell, control: SandboxShell) {
    this.#candidate = candidate
    this.#loader = loader
    this.#urls = { tried: shell.url, control: control.url }
  }

  /** Loads each page as a document, then follows links between the pages that passed. */
  async go(addresses: readonly string[]): Promise<string[]> {
    // Measures how long a page takes on this machine at this time.
    await this.#load('control', livePageOf(this.#candidate.routesOfOthers), WIDTHS[0] ?? 0, false)
    for (const [at, address] of addresses.entries())
      if (!(await this.#examine(address, at))) return this.#findings.conclude()
    for (const width of WIDTHS) this.#findings.add(width, await this.#walkAt(width))
    this.#candidate.remarks.push(...this.#findings.remarks().map((reason) => ({ gate: 'browser', reason })))
    return this.#findings.conclude()
  }

  /** @returns true if the page finished; otherwise the tour stops */
  async #examine(address: string, at: number): Promise<boolean> {
    const { isSamePage, page } = await this.#candidate.counterpartOf(address)
    let shared: Sample[] = []
    const texts = new Map<number, number>()
    // The control is loaded at one width, before or after the candidate. If anything looks odd, both are
    // loaded in turns.
    for (const width of at % 2 === 0 ? WIDTHS : WIDTHS.toReversed()) {
      const tried = (isAudited: boolean) => this.#load('tried', address, width, isAudited)
      const control = (isAudited: boolean) => this.#load('control', page, width, isAudited)
      const samples = { tried: [] as Sample[], control: shared, isSamePage }
      const isFirst = shared.length === 0
      if (isFirst && at % 4 < 2) samples.control.push(await control(false))
      samples.tried.push(await tried(true))
      if (isFirst && at % 4 >= 2) samples.control.push(await control(false))
      shared = samples.control.slice(0, 1)
      const judgement = await interleave(samples, { tried: () => tried(true), control: () => control(true) })
      this.#findings.add(width, judgement, address)
      if (judgement.refusals.length === 0) this.#learn(address, samples)
      texts.set(width, Math.max(...samples.tried.map(({ text = 0 }) => text)))
      if (samples.tried.every(({ unfinished }) => unfinished)) return false
    }
    if (isSamePage) await this.#checkForHiddenText(address, texts)
    return true
  }

  /** @param texts number of visible characters by width */
  async #checkForHiddenText(address: string, texts: ReadonlyMap<number, number>): Promise<void> {
    const most = Math.max(...texts.values())
    for (const [width, text] of texts) {
      if (text >= most * LEAST_TEXT) continue
      const live = new Map<number, number>()
      for (const each of WIDTHS) live.set(each, (await this.#load('control', address, each, false)).text ?? 0)
      const [share, liveShare] = [text / most, (live.get(width) ?? 0) / Math.max(1, ...live.values())]
      if (liveShare < LEAST_TEXT) continue
      const [shown, shownLive] = [share, liveShare].map((one) => `${Math.round(100 * one)} %`)
      const refusals = [`shows ${shown} of its text; the live build shows ${shownLive}`]
      this.#findings.add(width, { refusals, remarks: [], untried: [], isOpen: false }, address)
    }
  }

  #learn(address: string, samples: { tried: Sample[]; control: Sample[]; isSamePage: boolean }): void {
    const tried = samples.tried[0]?.heading
    const control = samples.isSamePage ? samples.control[0]?.heading : undefined
    if (tried) this.#headings.tried.set(address, tried)
    if (control) this.#headings.control.set(address, control)
  }

  #load(side: 'tried' | 'control', address: string, width: number, isAudited: boolean): Promise<Sample> {
    const url = this.#urls[side] + address
    return this.#loader.load({ url, width, isControl: side === 'control', isAudited })
  }

  /**
   * The page whose links lead to all others without loading a document: the start of their area of the site
   * and their host.
   */
  #startOf(addresses: readonly string[]): string {
    const { manifest, others } = this.#candidate
    const set = { ...others, [manifest.remote]: releaseOf(manifest) }
    const start = addresses.every(isAdminPath) ? BACK_OFFICE : '/'
    const [first = start] = addresses
    return hostAt(set, start) === hostAt(set, first) ? start : first
  }

  async #walkAt(width: number): Promise<Judgement> {
    const walk = async (side: 'tried' | 'control') => {
      const url = this.#urls[side]
      const isControl = side === 'control'
      const headings = this.#headings[side]
      return this.#loader.inTab(url, width, async (tab): Promise<Sample> => {
        const start = this.#startOf([...headings.keys()])
        const way = new Walk(tab, { url, start }, this.#loader.limits(isControl).wallMs)
        const watch = { isControl, hasProblems: tab.hasProblems, pages: 2 * headings.size + 1 }
        const found = await this.#loader.watched(() => way.go(headings), watch)
        return typeof found === 'string'
          ? { ...quick([]), unfinished: `going from page to page by links ${found}` }
          : quick(found)
      })
    }
    const samples = { tried: [await walk('tried')], control: [], isSamePage: true }
    return interleave(samples, { tried: () => walk('tried'), control: () => walk('control') })
  }
}

/** Goes from the start page to each other page and back, without loading a document. */
class Walk {
  readonly #tab: Tab
  readonly #from: { url: string; start: string }
  readonly #patienceMs: number

  constructor(tab: Tab, from: { url: string; start: string }, patienceMs: number) {
    this.#tab = tab
    this.#from = from
    this.#patienceMs = patienceMs
  }

  async go(headings: ReadonlyMap<string, string>): Promise<string[]> {
    if (headings.size === 0) return []
    const { page, problems } = this.#tab
    const found: string[] = []
    const { url, start } = this.#from
    await readThrough(page, url + start)
    const [first, document] = [await headingOf(page), await documentOf(page)]
    // Discards problems of the start page itself, which another check reports.
    problems()
    for (const [address, heading] of headings) {
      if (address === start) continue
      await follow(page, address)
      if (!(await shows(page, heading, this.#patienceMs)))
        found.push(`${address} does not come by a link from ${start}`)
      found.push(...problems().map((problem) => `${address} ${problem}, reached by a link`))
      if ((await documentOf(page)) !== document)
        return [...found, `${address} loads a document, reached by a link`]
      await follow(page, start)
      await shows(page, first, this.#patienceMs)
      // The start page may show the candidate's slots, whose code is loaded here.
      found.push(...problems().map((problem) => `${start} ${problem}, reached by a link`))
    }
    return found
  }
}
