import { EncodedText } from '@arunika/shared/encoding'
import type { LastGood } from './last-good.ts'
import { remember } from './remember.ts'
import type { RenderPool } from './render-pool.ts'
import type { RenderedPage, Source } from './render-worker.ts'

/** A page is fresh as long as the lists that it shows: one polling interval. Then its data are looked at again. */
const FRESH_MS = 10_000
/** A page from old data is soon made anew: its host may be back. */
const FRESH_STALE_MS = 1_000
/** After that it is served once more meanwhile; who asks for a page that nobody asked for so long waits for it. */
const STALE_MS = 20_000
const MAX_PAGES = 1000

/** A rendered page, ready to be sent. */
export interface Page {
  status: number
  redirect?: string
  /** Whether another page of the site may show it in a frame. */
  framed: boolean
  /** Whether it shows all that it should: a page that lacks something is kept by nobody. */
  isWhole: boolean
  /** ISO 8601 instant of the oldest data that it shows, where its host is away. */
  asOf?: string
  html: EncodedText
  /** All that it was made from, where that can be known again. */
  sources?: readonly Source[]
  /** Remote and build that it was to be of, and whether that build failed. */
  meant?: { remote: string; build: string; failed: boolean }
}

/** What a page is for, and for whom. */
export interface PageRequest {
  /** Address, whole. */
  url: string
  /** Of the request for which the page may have to be rendered. */
  id: string
  /** Builds that the visitor's browser could not run, `<remote>@<build>` each. */
  avoid: readonly string[]
}

interface Entry {
  page: Promise<Page>
  /** Once it is there. */
  made?: Page
  madeAt: number
  renewing: boolean
}

/** Rendered pages of one release set: one render at a time for each address, however many ask. */
export class PageCache {
  readonly pool: RenderPool
  readonly #hosts: LastGood
  readonly #entries = new Map<string, Entry>()
  readonly #log: (fault: string, url: string) => void

  /** @param hosts where the data of pages come from */
  constructor(pool: RenderPool, hosts: LastGood, log: (fault: string, url: string) => void) {
    this.pool = pool
    this.#hosts = hosts
    this.#log = log
  }

  get(request: PageRequest): Promise<Page> {
    const key = [request.url, ...request.avoid].join(' ')
    const entry = this.#entries.get(key)
    const age = entry ? Date.now() - entry.madeAt : Number.POSITIVE_INFINITY
    if (entry && age <= FRESH_MS) return entry.page
    if (entry && age <= STALE_MS) {
      if (!entry.renewing) this.#renew(key, entry, request)
      return entry.page
    }
    return this.#make(key, request)
  }

  /** A page that is fresh, whole and for everybody, without waiting; undefined where there is none. */
  kept(url: string): Page | undefined {
    const entry = this.#entries.get(url)
    return entry?.made && Date.now() - entry.madeAt <= FRESH_MS ? entry.made : undefined
  }

  #make(key: string, request: PageRequest): Promise<Page> {
    const page = this.#render(request, this.#entries.get(key))
    const made: Entry = { page, madeAt: Date.now(), renewing: false }
    const entry = remember(this.#entries, key, made, MAX_PAGES)
    page.then(
      (made) => (made.isWhole ? keep(entry, made) : this.#entries.delete(key)),
      () => this.#entries.delete(key),
    )
    return page
  }

  /** A failure, or a page that lacks something, leaves the page that there is; once that is too old a visitor waits. */
  #renew(key: string, entry: Entry, request: PageRequest): void {
    entry.renewing = true
    this.#render(request, entry)
      .then((page) => {
        if (!page.isWhole) return
        const renewed = { page: Promise.resolve(page), madeAt: Date.now(), renewing: false }
        keep(renewed, page)
        this.#entries.set(key, renewed)
      })
      .catch((error: unknown) => this.#log(String(error), request.url))
  }

  async #render({ url, id, avoid }: PageRequest, { made }: Partial<Entry> = {}): Promise<Page> {
    if (made && (await this.#lasts(made))) {
      void made.html.pack()
      return made
    }
    const output = await this.pool.render(url, id, { avoid })
    const failures = output.failures.map(({ text }) => text)
    for (const fault of new Set([...output.faults, ...failures])) this.#log(fault, url)
    return toPage(output)
  }

  /** Whether a page would come out as it is: all its data are as they were. */
  async #lasts({ sources, meant }: Page): Promise<boolean> {
    if (!sources || meant?.failed) return false
    const now = await Promise.all(sources.map(({ url }) => this.#hosts.ask({ url })))
    return now.every(({ etag, asOf }, nth) => asOf === undefined && etag === sources[nth]?.etag)
  }
}

/** A page from old data is given once or for a second, not for an interval. */
function keep(entry: Entry, page: Page): void {
  if (page.asOf) entry.madeAt = Date.now() - STALE_MS + FRESH_STALE_MS
  else if (!page.redirect) entry.made = page
}

function toPage(output: RenderedPage): Page {
  const { status, redirect, html = '', framed = false, faults, asOf, meant, failures, sources } = output
  return {
    status,
    ...(redirect && { redirect }),
    framed,
    isWhole: faults.length === 0,
    ...(asOf && { asOf }),
    html: new EncodedText(html),
    ...(sources && { sources }),
    ...(meant && { meant: { ...meant, failed: failures.length > 0 } }),
  }
}
