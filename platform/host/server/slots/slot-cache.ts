import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type ReleaseSet, type SlotBudget, type SlotUse, slotKey, slotOwner } from '@anyam/federation'
import { POLLING_INTERVAL } from '@anyam/protocol/polling'
import { CodedError } from '@anyam/server/errors'
import { LRUCache } from 'lru-cache'
import type { PageSlot, SlotMarkup, SlotOutput } from '../../browser/slots/slot-output.ts'
import type { PagePool } from '../rendering/host-pools.ts'
import { NO_SLOT, type PageSlots, type ServedSlot } from './page-slots.ts'

/** A slot is fresh as long as the lists on it. */
const FRESH_MS = POLLING_INTERVAL
/** A failed slot is retried after this long; meanwhile no page waits for it. */
const FAILED_MS = 2_000
/** Maximum wait of a page for a slot, whatever limit its remote sets. */
const LONGEST_MS = 1_000
/** Maximum size of a slot, in kB of 1,000 bytes. */
const LARGEST_KB = 64
/** No page waits longer for a process to start. */
const START_MS = 3_000
/** Limit per release set: props come from pages, which may create many slots. */
const MOST_SLOTS = 200
const MOST_LAST_GOOD_BYTES = 8_000_000

/** Last good markup by the slot's key; it outlives release sets. */
export type LastGoodSlots = LRUCache<string, SlotMarkup>

export const lastGoodSlots = (): LastGoodSlots =>
  new LRUCache({ maxSize: MOST_LAST_GOOD_BYTES, sizeCalculation: sizeOf })

interface Entry {
  slot: PageSlot
  served?: ServedSlot
  /** Instant until which no page waits for a newer version. */
  until: number
}

interface SlotCacheOptions {
  set: ReleaseSet
  /** Renders the slots in a separate process, so that a hanging slot blocks no page. */
  pool: Pick<PagePool, 'ready' | 'renderSlot' | 'retire'>
  lastGood: LastGoodSlots
  log: (text: string) => void
}

/**
 * The slots of one release set; each is rendered once at a time, however many pages request it. A slot that
 * fails, is late or too large is replaced by its last good markup, then by its own fallback, then by nothing.
 */
export class SlotCache implements PageSlots {
  readonly #options: SlotCacheOptions
  readonly #entries = new LRUCache<string, Entry>({ max: MOST_SLOTS })
  readonly #making = new Map<string, { slot: Promise<PageSlot>; isLate: boolean }>()

  constructor(options: SlotCacheOptions) {
    this.#options = options
  }

  async get(use: SlotUse): Promise<PageSlot> {
    const key = slotKey(use)
    const entry = this.#entries.get(key)
    if (entry && entry.until > Date.now()) return entry.slot.markup ? entry.slot : this.#before(key)
    const budget = this.#budgetOf(use.name)
    // Its remote was retired, or no longer offers the slot.
    if (!budget) return NO_SLOT
    const making = this.#making.get(key) ?? this.#make(key, use, budget)
    const before = entry?.slot ?? this.#before(key)
    if (making.isLate) return before
    return Promise.race([
      making.slot,
      this.#lateBy(Math.min(budget.ms, LONGEST_MS)).then(() => {
        making.isLate = true
        return before
      }),
    ])
  }

  served(key: string): ServedSlot | undefined {
    return this.#entries.get(key)?.served
  }

  retire(): void {
    this.#options.pool.retire()
  }

  #budgetOf(name: string): SlotBudget | undefined {
    const { remotes } = this.#options.set
    const remote = slotOwner(remotes, name)
    return remote === undefined ? undefined : remotes[remote]?.slots?.[name]
  }

  /** A slot's time starts once its process has started, because the start is not its remote's fault. */
  async #lateBy(ms: number): Promise<void> {
    await Promise.race([this.#options.pool.ready, delay(START_MS, undefined, { ref: false })])
    await delay(ms, undefined, { ref: false })
  }

  #make(key: string, use: SlotUse, budget: SlotBudget) {
    const slot = this.#options.pool
      .renderSlot(use)
      .catch((error: unknown): SlotOutput => {
        this.#options.log(String(error))
        const isBlamed = error instanceof CodedError && error.code === 'unavailable'
        return {
          failures: isBlamed ? this.#failuresOf(use, 'The process that renders slots ended on it.') : [],
        }
      })
      .then((output) => {
        const made = this.#judge(key, use, this.#within(output, budget, use))
        this.#entries.set(key, made)
        return made.slot
      })
      .finally(() => this.#making.delete(key))
    const making = { slot, isLate: false }
    this.#making.set(key, making)
    return making
  }

  #failuresOf({ name }: SlotUse, text: string): SlotOutput['failures'] {
    const { remotes } = this.#options.set
    const remote = slotOwner(remotes, name)
    const build = remote === undefined ? undefined : remotes[remote]?.build
    return remote !== undefined && build ? [{ remote, build, text }] : []
  }

  /** A slot larger than its remote's own limit counts as failed. */
  #within(output: SlotOutput, { html }: SlotBudget, { name }: SlotUse): SlotOutput {
    const { markup, failures } = output
    const kb = markup ? sizeOf(markup) / 1000 : 0
    const allowed = Math.min(html, LARGEST_KB)
    if (!markup || kb <= allowed) return output
    const text = `The slot ${name} has ${kb.toFixed(1)} kB of markup and data; its budget is ${allowed} kB.`
    const failure = { remote: markup.remote, build: markup.release.build, text }
    return { failures: [...failures, failure], ...(output.fallback && { fallback: output.fallback }) }
  }

  #judge(key: string, { name }: SlotUse, { markup, fallback, failures }: SlotOutput): Entry {
    const { set, lastGood, log } = this.#options
    for (const { remote, build, text } of failures) log(`The slot ${name} of ${remote} ${build}: ${text}`)
    const remote = slotOwner(set.remotes, name) ?? ''
    const build = set.remotes[remote]?.build ?? ''
    // A failure caused by unavailable data is not the build's fault.
    const served =
      markup || failures.length > 0 ? { served: { remote, build, failed: failures.length > 0 } } : {}
    if (markup) {
      lastGood.set(key, markup)
      return {
        slot: { markup, isLive: true, version: versionOf(markup) },
        ...served,
        until: Date.now() + FRESH_MS,
      }
    }
    const before = this.#before(key)
    const slot = before.markup || !fallback ? before : asItIs(fallback)
    return { slot, ...served, until: Date.now() + FAILED_MS }
  }

  #before(key: string): PageSlot {
    const markup = this.#options.lastGood.get(key)
    return markup ? asItIs(markup) : NO_SLOT
  }
}

/** Browsers do not take it over, because its build may be gone. */
const asItIs = (markup: SlotMarkup): PageSlot => ({
  markup,
  isLive: false,
  version: `${versionOf(markup)} as it is`,
})

const versionOf = ({ html, release }: SlotMarkup) =>
  createHash('sha256').update(`${release.build} ${html}`).digest('hex').slice(0, 16)

const sizeOf = ({ html, data }: SlotMarkup) => html.length + JSON.stringify(data).length
