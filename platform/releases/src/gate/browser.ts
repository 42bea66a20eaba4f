import { BACK_OFFICE, hostAt, isAdminPath } from '@anyam/federation'
import { type Candidate, type Gate, livePageOf } from './candidate.ts'
import { Findings } from './findings.ts'
import {
  interleave,
  isOrdinary,
  type Judgement,
  NOTHING,
  quick,
  type Sample,
  type Samples,
} from './interleave.ts'
import { PageLoader, readThrough } from './page-load.ts'
import { codeOf, inEachLanguage, remotesOf } from './pages.ts'
import { openedOf, type Probe } from './probe.ts'
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
  if (session.untried) candidate.remarks.push({ gate: 'browser', reason: session.untried })
  const origins = [shell.url, control.url, ...sandbox.settings.hosts.map(({ url }) => new URL(url).origin)]
  const loader = new PageLoader(chromium, origins, session.storageAt)
  const pages = new Set([...session.reachable, ...(await pagesWithSlots(candidate))])
  return new Tour(candidate, loader, shell, control).go([...pages], probed)
}

/** The main heading of each visited page on both sides, by address. */
type Headings = Record<'tried' | 'control', Map<string, string>>

/** A way to look at a page. */
interface View {
  address: string
  width: number
  /** True for a second visit by the same browser. */
  isReturning?: boolean
}

class Tour {
  readonly #candidate: Candidate
  readonly #loader: PageLoader
  readonly #urls: Record<'tried' | 'control', string>
  readonly #findings = new Findings(WIDTHS)
  /** By width. */
  readonly #headings = new Map<number, Headings>()
  /** Loads of live pages, by the code that shows them. */
  readonly #live = new Map<string, Sample>()

  constructor(candidate: Candidate, loader: PageLoader, shell: SandboxShell, control: SandboxShell) {
    this.#candidate = candidate
    this.#loader = loader
    this.#urls = { tried: shell.url, control: control.url }
  }

  /** Loads each page as a document, then follows links between the pages that passed. */
  async go(addresses: readonly string[], probed: Probe): Promise<string[]> {
    // Measures how long a page takes on this machine at this time.
    const first = { address: livePageOf(this.#candidate.routesOfOthers), width: WIDTHS[0] ?? 0 }
    await this.#load('control', first, false)
    for (const [at, address] of addresses.entries())
      if (!(await this.#examine(address, codeOf(this.#candidate, probed, address), at)))
        return this.#findings.conclude()
    for (const width of WIDTHS) this.#findings.add(width, await this.#walkAt(width))
    this.#candidate.remarks.push(...this.#findings.remarks().map((reason) => ({ gate: 'browser', reason })))
    return this.#findings.conclude()
  }

  /** First visits at each width, and in each further language a second one on a phone. */
  #viewsOf(address: string): View[] {
    const [phone = 0] = WIDTHS
    const translated = inEachLanguage(this.#candidate, [address]).filter((one) => one !== address)
    return [
      ...WIDTHS.map((width) => ({ address, width })),
      ...translated.map((other) => ({ address: other, width: phone, isReturning: true })),
    ]
  }

  /**
   * Looks at a page in all ways, or in one if its code has shown another page.
   * @returns true if the page finished; otherwise the tour stops
   */
  async #examine(address: string, code: string, at: number): Promise<boolean> {
    const all = this.#viewsOf(address)
    const views = this.#live.has(code) ? all.slice(at % all.length).slice(0, 1) : all
    const texts = new Map<number, number>()
    let isSamePage = false
    for (const view of at % 2 === 0 ? views : views.toReversed()) {
      const samples = await this.#compare(view, code, at % 4 < 2)
      if (view.address === address) {
        isSamePage = samples.isSamePage
        texts.set(view.width, Math.max(...samples.tried.map(({ text = 0 }) => text)))
      }
      if (samples.tried.every(({ unfinished }) => unfinished)) return false
    }
    if (isSamePage) await this.#checkForHiddenText(address, texts)
    return true
  }

  /**
   * Loads the candidate, and compares it with a live page of the same code. The page's own live page is loaded if there
   * is none yet, and in turns with the candidate if anything looks odd.
   */
  async #compare(view: View, code: string, isLiveFirst: boolean): Promise<Samples> {
    const { isSamePage, page } = await this.#candidate.counterpartOf(view.address)
    const tried = () => this.#load('tried', view, true)
    const control = (isAudited = true) => this.#load('control', { ...view, address: page }, isAudited)
    const samples: Samples = { tried: [], control: [], isSamePage }
    const known = this.#live.get(code)
    if (!known && isLiveFirst) samples.control.push(await control(false))
    const first = await tried()
    samples.tried.push(first)
    if (!known && !isLiveFirst) samples.control.push(await control(false))
    const judgement =
      known && isOrdinary(first, known) ? NOTHING : await interleave(samples, { tried, control })
    this.#findings.add(view.width, judgement, view.address)
    const finished = samples.control.find(({ unfinished }) => !unfinished)
    if (finished && !known) this.#live.set(code, finished)
    if (judgement.refusals.length === 0) this.#learn(view, samples)
    return samples
  }

  #learn({ address, width, isReturning }: View, { tried, control, isSamePage }: Samples): void {
    if (isReturning) return
    const headings = this.#headingsAt(width)
    const [{ heading } = {}] = tried
    if (heading) headings.tried.set(address, heading)
    const [{ heading: live } = {}] = isSamePage ? control : []
    if (live) headings.control.set(address, live)
  }

  /** @param texts number of visible characters by width */
  async #checkForHiddenText(address: string, texts: ReadonlyMap<number, number>): Promise<void> {
    const most = Math.max(...texts.values())
    for (const [width, text] of texts) {
      if (text >= most * LEAST_TEXT) continue
      const live = new Map<number, number>()
      for (const each of WIDTHS)
        live.set(each, (await this.#load('control', { address, width: each }, false)).text ?? 0)
      const [share, liveShare] = [text / most, (live.get(width) ?? 0) / Math.max(1, ...live.values())]
      if (liveShare < LEAST_TEXT) continue
      const [shown, shownLive] = [share, liveShare].map((one) => `${Math.round(100 * one)} %`)
      const refusals = [`shows ${shown} of its text; the live build shows ${shownLive}`]
      this.#findings.add(width, { refusals, remarks: [], untried: [], isOpen: false }, address)
    }
  }

  #load(side: 'tried' | 'control', { address, ...view }: View, isAudited: boolean): Promise<Sample> {
    const url = this.#urls[side] + address
    return this.#loader.load({ ...view, url, isControl: side === 'control', isAudited })
  }

  #headingsAt(width: number): Headings {
    const headings = this.#headings.get(width) ?? { tried: new Map(), control: new Map() }
    this.#headings.set(width, headings)
    return headings
  }

  /** Headings of the live pages, those that were not needed before too. */
  async #liveHeadings(width: number): Promise<Map<string, string>> {
    const { tried, control } = this.#headingsAt(width)
    for (const address of tried.keys()) {
      if (control.has(address) || !(await this.#candidate.counterpartOf(address)).isSamePage) continue
      const { heading } = await this.#load('control', { address, width }, false)
      if (heading) control.set(address, heading)
    }
    return control
  }

  /**
   * The page whose links lead to all others without loading a document: the start of their area of the site
   * and their host.
   */
  #startOf(addresses: readonly string[]): string {
    const set = remotesOf(this.#candidate)
    const start = addresses.every(isAdminPath) ? BACK_OFFICE : '/'
    const [first = start] = addresses
    return hostAt(set, start) === hostAt(set, first) ? start : first
  }

  async #walkAt(width: number): Promise<Judgement> {
    const walk = async (side: 'tried' | 'control') => {
      const url = this.#urls[side]
      const isControl = side === 'control'
      const headings = isControl ? await this.#liveHeadings(width) : this.#headingsAt(width).tried
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
