import { type SocialCard, slotOf } from '@anyam/federation'
import { POLLING_INTERVAL } from '@anyam/protocol/polling'
import { EncodedText } from '@anyam/server/encoding'
import { CodedError } from '@anyam/server/errors'
import { LRUCache } from 'lru-cache'
import { NO_SLOT, type ServedSlot } from '../slots/page-slots.ts'
import type { PagePool } from './host-pools.ts'
import type { Hosts } from './last-good.ts'
import type { RenderedPage, Source } from './messages.ts'

/** A page is fresh for one polling interval, like the lists on it. Then its data is revalidated. */
const FRESH_MS = POLLING_INTERVAL
/** A page with stale data is rendered again soon, because its host may be back. */
const FRESH_STALE_MS = 1_000
/** Until this age a stale page is served while it is revalidated; after it, a visitor waits for the new one. */
const STALE_MS = 20_000
/** Limit per release set, in bytes. The largest page with its compressed forms takes half a megabyte. */
export const MOST_BYTES = 96_000_000
/** Accounts for the compressed forms and other strings in addition to a page's plain text. */
const SIZE_FACTOR = 1.5
const SIZE_OF_ENTRY = 1_000

/** A rendered page, ready to be sent. */
export interface Page {
  status: number
  redirect?: string
  /** Data of its social card; undefined if the page has no separate card. */
  card?: SocialCard
  /** True if another page of the site may show it in a frame. */
  framed: boolean
  /** True if the page is complete. Incomplete pages are not cached. */
  isWhole: boolean
  /** ISO 8601 instant of the oldest data on it, if a host is unavailable. */
  asOf?: string
  html: EncodedText
  /** All data that it was made from, if that can be identified again. */
  sources?: readonly Source[]
  /** Slots of other remotes on the page, with their versions. */
  slots: readonly { key: string; version: string }[]
  /** Builds that should have provided its slots. */
  servedSlots: readonly ServedSlot[]
  /** Remote and build that should have rendered it, and whether that build failed. */
  meant?: { remote: string; build: string; failed: boolean }
}

/** The page's address and requester. */
export interface PageRequest {
  /** Absolute address. */
  url: string
  /** Id of the request for which the page may have to be rendered. */
  id: string
  /** Builds that the visitor's browser could not run. */
  avoid: readonly string[]
}

interface Entry {
  page: Page
  madeAt: number
  isRevalidating: boolean
}

/**
 * Rendered pages of one release set; each is rendered once at a time, and addresses that differ only in
 * undeclared parameters share a page. Under overload, a page is served however stale it is.
 */
export class PageCache {
  readonly pool: PagePool
  readonly #hosts: Hosts
  readonly #pages = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }, key) =>
      Math.ceil(page.html.plain.length * SIZE_FACTOR) + 2 * key.length + SIZE_OF_ENTRY,
  })
  readonly #making = new Map<string, Promise<Page>>()
  readonly #log: (error: string, url: string) => void

  /** @param hosts the hosts that provide the data of pages */
  constructor(pool: PagePool, hosts: Hosts, log: (error: string, url: string) => void) {
    this.pool = pool
    this.#hosts = hosts
    this.#log = log
  }

  /** Metrics: number of cached pages, their bytes, and waiting renders. */
  get figures() {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize, waiting: this.pool.waiting }
  }

  /** @throws CodedError overloaded if the page cannot be rendered now and is not cached */
  async get(pageRequest: PageRequest): Promise<Page> {
    const { href } = await this.pool.addresses.keyOf(new URL(pageRequest.url))
    const request = { ...pageRequest, url: href }
    const key = [href, ...request.avoid].join(' ')
    const entry = this.#pages.get(key)
    const age = entry ? Date.now() - entry.madeAt : Number.POSITIVE_INFINITY
    if (entry && age <= STALE_MS) {
      if (age > FRESH_MS && !entry.isRevalidating) this.#revalidate(key, entry, request)
      return entry.page
    }
    return this.#make(key, request, entry)
  }

  /** A cached page that is fresh, complete and not personal, without waiting; undefined if there is none. */
  cached(url: string): Page | undefined {
    const key = url.includes('?') ? this.pool.addresses.knownKeyOf(new URL(url))?.href : url
    const entry = key === undefined ? undefined : this.#pages.get(key)
    if (!entry || entry.page.redirect || entry.page.asOf) return undefined
    return Date.now() - entry.madeAt <= FRESH_MS ? entry.page : undefined
  }

  #make(key: string, request: PageRequest, entry: Entry | undefined): Promise<Page> {
    const known = this.#making.get(key)
    if (known) return known
    const making = this.#render(request, entry)
      .then((page) => {
        if (page.isWhole) this.#store(key, page)
        else this.#pages.delete(key)
        return page
      })
      .catch((error: unknown) => {
        if (entry && error instanceof CodedError) return entry.page
        throw error
      })
      .finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  /** A failure or an incomplete page leaves the cached page in place. Once that is too old, a visitor waits. */
  #revalidate(key: string, entry: Entry, request: PageRequest): void {
    entry.isRevalidating = true
    this.#render(request, entry).then(
      (page) => page.isWhole && this.#store(key, page),
      (error: unknown) => {
        // There was no time for it; the next visitor triggers another attempt.
        if (error instanceof CodedError) entry.isRevalidating = false
        else this.#log(String(error), request.url)
      },
    )
  }

  /** A page with stale data or a missing slot is served once or for a second, not for a whole interval. */
  #store(key: string, page: Page): void {
    const lacksSlot = page.slots.some(({ version }) => version === NO_SLOT.version)
    const madeAt =
      page.asOf || lacksSlot ? Date.now() - (page.asOf ? STALE_MS : FRESH_MS) + FRESH_STALE_MS : Date.now()
    this.#pages.set(key, { page, madeAt, isRevalidating: false })
  }

  async #render({ url, id, avoid }: PageRequest, { page }: Partial<Entry> = {}): Promise<Page> {
    if (page && (await this.#isUnchanged(page))) {
      void page.html.pack()
      return page
    }
    const output = await this.pool.render(url, id, { avoid })
    const failures = output.failures.map(({ text }) => text)
    for (const error of new Set([...output.problems, ...failures])) this.#log(error, url)
    return toPage(output, this.pool)
  }

  /** True if rendering would produce the same page, because all its data is unchanged. */
  async #isUnchanged({ sources, slots, meant, redirect }: Page): Promise<boolean> {
    if (!sources || redirect || meant?.failed) return false
    const now = await Promise.all(sources.map(({ url }) => this.#hosts.ask({ url })))
    if (now.some(({ etag, asOf }, nth) => asOf !== undefined || etag !== sources[nth]?.etag)) return false
    const present = await Promise.all(slots.map(({ key }) => this.pool.slots?.get(slotOf(key))))
    return present.every((slot, nth) => slot?.version === slots[nth]?.version)
  }
}

function toPage(output: RenderedPage, pool: PagePool): Page {
  const { slots = [] } = output
  const { status, redirect, html = '', card, framed = false, problems } = output
  const { asOf, meant, failures, sources } = output
  return {
    status,
    ...(redirect && { redirect }),
    ...(card && { card }),
    framed,
    isWhole: problems.length === 0,
    ...(asOf && { asOf }),
    html: new EncodedText(html),
    ...(sources && { sources }),
    slots,
    servedSlots: slots.flatMap(({ key }) => pool.slots?.served(key) ?? []),
    ...(meant && { meant: { ...meant, failed: failures.length > 0 } }),
  }
}
