import { setTimeout as delay } from 'node:timers/promises'
import type {
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Locator,
  Page,
  Request,
  Route,
} from '@playwright/test'
import { isTakenOver, scrollThrough } from './in-page.ts'
import type { PageLoader } from './page-load.ts'
import { takePicture } from './picture.ts'
import { headingOf, shiftsOf, shows, type Tab, visibleTextOf } from './tab.ts'
import {
  clickLink,
  countMutations,
  focused,
  kindsOfLinks,
  pressButtons,
  type Reading,
  readPage,
} from './traits.ts'
import { UntriedError } from './untried.ts'

/** A way in which a visitor comes to a page. */
export interface View {
  address: string
  /** In words. */
  name: string
  width: number
  browser?: Pick<BrowserContextOptions, 'userAgent' | 'colorScheme'>
  /** Chromium by default. */
  engine?: 'other'
  /** True to come with what a first visit of the live page has stored. */
  isReturning?: boolean
  /** True to use its links, buttons and forms. */
  isUsed?: boolean
  /** True to watch it for a while. */
  isWatched?: boolean
}

/** Observations of one visit. */
export interface Visit extends Reading {
  counts: Record<string, number>
  /** Cookies and storage that it leaves behind, if the visit uses the page. */
  storage?: Storage
  /** JPEG, if the visit takes one. */
  picture?: Buffer | undefined
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>

/** Limit of a visit; on a machine without other work it takes one to four seconds. */
const MOST_MS = 400_000
/** Time for the last pictures and calls; a page that polls is never quiet. */
const QUIET_MS = 3_000
/** Time that a page is watched, by its own clock, which runs as fast as its work allows. */
const WATCHED_MS = 30_000
/** A step of that time. Layout shifts count only in the frames between two steps. */
const STEP_MS = 1_000
const MOST_WATCHING_MS = 20_000
const MOST_LINKS = 3
const MOST_BUTTONS = 10
const MOST_FORMS = 3
const TABS = 8
/** Time that a control has to do something; those that do nothing on the live page take it, too. */
const EFFECT_MS = 1_000
const ARRIVAL_MS = 15_000
const SENDING_MS = 5_000

/** Visits that another document has interrupted, after which a page cannot be tried. */
const MOST_INTERRUPTIONS = 3

interface VisitOptions {
  /** What a first visit of the live page has stored. */
  left?: Storage | undefined
  /** Position of a text that the visit takes a picture of; without it, it takes none. */
  pictureAt?: number | undefined
}

/** Visits a page as a person does. No write reaches the api. */
export async function visitPage(
  loader: PageLoader,
  site: string,
  view: View,
  { left, pictureAt }: VisitOptions = {},
): Promise<Visit> {
  const stored = view.isReturning &&
    left && {
      storageState: {
        cookies: left.cookies,
        origins: left.origins.map((one) => ({ ...one, origin: site })),
      },
    }
  const visiting = async (tab: Tab) => {
    // The whole visit has a limit.
    tab.page.setDefaultTimeout(0)
    const visit = new Visitor(tab, site, view).visit(pictureAt)
    // Closing the tab rejects work that is no longer awaited.
    visit.catch(() => {})
    const made = await Promise.race([visit, delay(MOST_MS, undefined, { ref: false })])
    if (!made) throw new UntriedError(`${view.address} could not be walked ${view.name} in time.`)
    return made
  }
  for (let interruptions = 1; ; interruptions++)
    try {
      return await loader.inTab(site, view.width, visiting, { ...view.browser, ...stored })
    } catch (error) {
      const isInterrupted = /context was destroyed|another navigation/.test(String(error))
      if (!isInterrupted || interruptions === MOST_INTERRUPTIONS) throw error
    }
}

class Visitor {
  readonly #tab: Tab
  readonly #page: Page
  readonly #site: string
  readonly #view: View
  readonly #visit: Visit = { traits: {}, flaws: {}, counts: {} }

  constructor(tab: Tab, site: string, view: View) {
    this.#tab = tab
    this.#page = tab.page
    this.#site = site
    this.#view = view
  }

  async visit(pictureAt?: number): Promise<Visit> {
    const page = this.#page
    const { traits, flaws, counts } = this.#visit
    counts.messages = 0
    page.on('console', () => {
      counts.messages = (counts.messages ?? 0) + 1
    })
    const origins = new Set<string>()
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (/^https?:$/.test(protocol) && origin !== this.#site) origins.add(origin)
    })
    // A form that is not sent asks whether to leave it.
    page.on('dialog', (dialog) => (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()))
    await page.addInitScript(countMutations)
    await this.#open()
    // Most of a visit's work; on phones, other checks have scrolled.
    if (this.#view.isUsed) await page.evaluate(scrollThrough)
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {})
    const reading = await page.evaluate(readPage)
    Object.assign(traits, reading.traits)
    Object.assign(flaws, reading.flaws)
    if (pictureAt !== undefined) this.#visit.picture = await takePicture(page, pictureAt)
    traits.problems = this.#problems()
    if (this.#view.isUsed) {
      this.#visit.storage = await page.context().storageState()
      await this.#use()
    }
    if (this.#view.isWatched) await this.#watch()
    traits.problems.push(...this.#problems())
    traits.origins = [...origins].map((origin) => `asks ${origin}`)
    return this.#visit
  }

  /** Errors since the last call, without those of calls that the gate has answered. */
  #problems(): string[] {
    return this.#tab.problems().filter((text) => !text.includes(`status ${STUBBED}`))
  }

  async #open(): Promise<void> {
    await this.#page.goto(this.#site + this.#view.address)
    await this.#page.waitForFunction(isTakenOver, undefined, { polling: 50 })
  }

  /** Lets the page's clock run without input. */
  async #watch(): Promise<void> {
    const page = this.#page
    const { counts } = this.#visit
    const session = await page.context().newCDPSession(page)
    const [heap, shift, requests] = [await heapOf(session), await shiftsOf(page), this.#tab.requests()]
    await page.evaluate(forgetMutations)
    const hasEnded = passTime(page, session).then(() => true)
    // Closing the tab rejects work that is no longer awaited.
    hasEnded.catch(() => {})
    const isStuck = !(await Promise.race([hasEnded, delay(MOST_WATCHING_MS, false, { ref: false })]))
    this.#visit.flaws['stops responding without input'] = isStuck
    if (isStuck) return
    counts.requests = this.#tab.requests() - requests
    counts.mutations = await page.evaluate(mutations)
    counts.heapMb = Math.max(0, Math.round(((await heapOf(session)) - heap) / 1e6))
    counts.shift = (await shiftsOf(page)) - shift
    counts.text = await visibleTextOf(page)
  }

  /** Uses the page with keyboard, printer and mouse. */
  async #use(): Promise<void> {
    const { flaws } = this.#visit
    await this.#keyboard()
    await this.#print()
    await this.#links()
    await this.#page.route('**/*', interceptWrites)
    const start = this.#page.url()
    // A button that loads another document ends the pressing.
    const pressed = await this.#page
      .evaluate(pressButtons, [MOST_BUTTONS, EFFECT_MS] as const)
      .catch(() => [])
    for (const [name, isDead] of pressed) flaws[`does nothing when "${name}" is pressed`] ||= isDead
    if (this.#page.url() !== start) await this.#open()
    await this.#forms()
  }

  async #keyboard(): Promise<void> {
    const { flaws } = this.#visit
    const reached = new Map<number, boolean>()
    for (let press = 0; press < TABS; press++) {
      await this.#page.keyboard.press('Tab')
      const control = await this.#page.evaluate(focused)
      if (control) reached.set(control.at, control.isSeen)
    }
    const unseen = [...reached.values()].filter((isSeen) => !isSeen).length
    flaws['does not let the keyboard go on'] = reached.size < TABS / 2
    flaws['does not show where the keyboard is'] = unseen > TABS / 3
  }

  async #print(): Promise<void> {
    const shown = await visibleTextOf(this.#page)
    await this.#page.emulateMedia({ media: 'print' })
    this.#visit.flaws['prints less than half of its text'] = (await visibleTextOf(this.#page)) < shown / 2
    await this.#page.emulateMedia({ media: null })
  }

  /** Follows a link of each kind, and goes back. */
  async #links(): Promise<void> {
    const page = this.#page
    const { flaws } = this.#visit
    for (const target of (await page.evaluate(kindsOfLinks)).slice(0, MOST_LINKS)) {
      const [heading, start] = [await headingOf(page), page.url()]
      const options = { timeout: ARRIVAL_MS, waitUntil: 'commit' } as const
      const arrival = page
        .waitForURL((url) => url.href !== start, options)
        .then(
          () => true,
          () => false,
        )
      // A link that loads a document ends the call.
      await page.evaluate(clickLink, target).catch(() => {})
      const isElsewhere = await arrival
      const { pathname, search } = new URL(page.url())
      flaws[`does not lead to ${target} at a click`] = pathname + search !== target
      if (!isElsewhere) continue
      await page.goBack({ waitUntil: 'commit' })
      const isBack = await shows(page, heading, ARRIVAL_MS)
      flaws[`is not shown again when a visitor goes back from ${target}`] = !isBack
      if (!isBack) await this.#open()
    }
  }

  /** Sends each form against a stub. */
  async #forms(): Promise<void> {
    const page = this.#page
    const { traits, flaws } = this.#visit
    const forms = page.locator('main form')
    const count = Math.min(MOST_FORMS, await forms.count())
    traits.sends = []
    if (count === 0) return
    const writes: string[] = []
    page.on('request', (request) => {
      if (isWrite(request)) writes.push(describeWrite(request))
    })
    traits.problems?.push(...this.#problems())
    for (let at = 0; at < count; at++) {
      const form = forms.nth(at)
      if (!(await form.isVisible())) continue
      const url = page.url()
      const ignored = await fill(form)
      for (const [name, isIgnored] of ignored) flaws[`does not take what is typed as ${name}`] = isIgnored
      await form.evaluate(pressSend)
      const isSent = () => writes.length > 0 || page.url() !== url
      for (let waited = 0; waited < SENDING_MS && !isSent(); waited += 50) await delay(50)
      flaws[`does nothing when its form ${at + 1} is sent`] = !isSent()
      traits.sends.push(...writes.splice(0).map((write) => `sends its form as ${write}`))
      if (page.url() === url) continue
      const { pathname, searchParams } = new URL(page.url())
      const names = [...searchParams.keys()].sort().join(', ')
      traits.sends.push(`leads to ${pathname} with ${names || 'nothing'} when its form is sent`)
      if (at + 1 < count) await this.#open()
    }
    // The stub's answers cause errors.
    this.#tab.problems()
  }
}

/** Status that no server of the site sends. */
const STUBBED = 418

/** Types of fields into which a person types. */
const TYPED = new Set(['text', 'email', 'tel', 'url', 'search', 'textarea'])
const MOST_TYPED = 12

const isWrite = (request: Request) =>
  !/^(?:GET|HEAD|OPTIONS)$/.test(request.method()) &&
  request.resourceType() !== 'ping' &&
  !REPORTS.test(request.url())
/** Calls by which the shell reports on itself. */
const REPORTS = /\/page-reports\b/

function interceptWrites(route: Route): Promise<void> {
  return isWrite(route.request())
    ? route.fulfill({
        status: STUBBED,
        contentType: 'application/json',
        body: '{"message":"The gate sends nothing.","code":"GATE"}',
      })
    : route.fallback()
}

function describeWrite(request: Request): string {
  const body = request.postData() ?? ''
  const names = /^\{/.test(body) ? body.matchAll(/"(\w+)":/g) : body.matchAll(/name="([^"]+)"/g)
  const keys = [...names].map(([, name = '']) => name)
  return `${request.method()} ${new URL(request.url()).pathname} with ${[...new Set(keys)].sort().join(', ') || 'nothing'}`
}

/** Lets the page's clock run for the time that it is watched. */
async function passTime(page: Page, session: CDPSession): Promise<void> {
  for (let passed = 0; passed < WATCHED_MS; passed += STEP_MS) {
    const isOver = new Promise((resolve) => session.once('Emulation.virtualTimeBudgetExpired', resolve))
    await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: STEP_MS })
    await isOver
    await page.evaluate(twoFrames)
  }
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

/**
 * Fills a form with valid values.
 * @returns for each field into which a person types whether it ignores that
 */
async function fill(form: Locator): Promise<Map<string, boolean>> {
  const options = { timeout: 1_000 }
  const ignored = new Map<string, boolean>()
  for (const field of await form.locator('input:not([type=hidden]), select, textarea').all()) {
    const [tag, type, min, name] = await field.evaluate((element) => {
      const { tagName, type: kind, min: least, name: own } = element as HTMLInputElement
      return [tagName, kind, least, own] as const
    })
    const text: Record<string, string> = {
      email: 'visitor@example.org',
      tel: '+6281234567890',
      url: 'https://example.org/visitor',
      number: min || '1',
      date: '2001-02-03',
      textarea: 'I saw your work and would like to take part in what comes next.',
    }
    const act = async () => {
      if (type === 'file')
        return field.setInputFiles({ name: 'visitor.pdf', mimeType: 'application/pdf', buffer: PDF }, options)
      if (type === 'checkbox' || type === 'radio') return field.check({ ...options, force: true })
      if (tag !== 'SELECT') {
        const value = text[type] ?? 'Visitor'
        if (!TYPED.has(type)) return field.fill(value, options)
        await field.fill('', options)
        await field.pressSequentially(value.slice(0, MOST_TYPED), options)
        ignored.set(name, (await field.inputValue(options)) === '')
        return field.fill(value, options)
      }
      const values = await field
        .locator('option:not([disabled])')
        .evaluateAll((found) => found.map((one) => (one as HTMLOptionElement).value))
      await field.selectOption(values.findLast(Boolean) ?? '', options)
    }
    // A field that a person cannot fill is left as it is, on both sides.
    await act().catch(() => {})
  }
  return ignored
}

/** These functions run in the page. */
function pressSend(form: Element): void {
  form.querySelector<HTMLElement>('button:not([type=button]), input[type=submit]')?.click()
}

function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

function mutations(): number {
  return (window as unknown as { mutationsSeen: number }).mutationsSeen
}

function forgetMutations(): void {
  Object.assign(window, { mutationsSeen: 0 })
}
