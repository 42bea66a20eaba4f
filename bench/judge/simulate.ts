import { failureOfDecided } from '../../platform/host/server/self-healing/judge.ts'
import { isProven } from '../../platform/host/server/self-healing/promotion.ts'
import type { Batch } from '../../platform/host/server/self-healing/sequential.ts'
import type { Arms } from '../../platform/host/server/self-healing/shares.ts'
import { drawFrom, seeded } from './chance.ts'

/** Share of visitors that gets the canary. */
const PART = 0.1
/**
 * Shells judge once a second. The simulation waits for this growth in pages, because the evidence hardly changes in
 * between.
 */
const GROWTH = 1.01
const HARM = 0.02
/** Decline of network size by rank: the largest network has one visitor in ten. */
const DECLINE = 0.6

/** Visitor segments with their shares, modelled on a site in two languages. */
const DIMENSIONS = {
  engine: { chromium: 0.7, webkit: 0.23, gecko: 0.07 },
  device: { phone: 0.6, desktop: 0.4 },
  visitor: { new: 0.65, returning: 0.35 },
  language: { en: 0.3, id: 0.7 },
  page: { '/articles': 0.4, '/articles/*': 0.6 },
}

export interface Run {
  seed: number
  /** Share of the live build's pages that fail. */
  live: number
  /** Share of pages that fail only because of the canary. */
  extra: number
  pagesPerSecond: number
  /** Number of decided canary pages after which the run ends. */
  most: number
  /** True if the run continues after the canary could go live, so that it can still be halted. */
  goesOn?: boolean
}

export interface End {
  /** Number of decided canary pages when it was halted, and when it could first go live. */
  halted?: number
  promoted?: number
}

const NETWORKS = networksOf(40)
const SEGMENTS = Object.entries(DIMENSIONS).flatMap(([dimension, values]) =>
  Object.entries(values).map(([value, share]) => ({ segment: `${dimension} ${value}`, share })),
)
/** Represents all visitors among the segments. */
const ALL = { segment: '', share: 1 }

/** Names of networks with their shares of visitors. */
function networksOf(count: number): [name: string, share: number][] {
  const sizes = Array.from({ length: count }, (_, nth) => (nth + 1) ** -DECLINE)
  const sum = sizes.reduce((all, size) => all + size, 0)
  return sizes.map((size, nth) => [String(nth), size / sum])
}

/** Page loads of a build by segment and network, distributed like the visitors. */
class Build {
  #views = 0
  readonly #loads = new Map(
    [ALL, ...SEGMENTS].map(({ segment }) => [
      segment,
      new Map(NETWORKS.map(([name]): [string, Batch] => [name, { views: 0, failures: 0 }])),
    ]),
  )
  readonly #rate: number
  readonly #chance: () => number
  /** Number of the next page that fails. */
  #next: number

  constructor(rate: number, chance: () => number) {
    this.#rate = rate
    this.#chance = chance
    this.#next = this.#until()
  }

  /** @returns segments with failed pages */
  view(views: number): Set<string> {
    this.#views = views
    const failed = new Set<string>()
    for (; this.#next <= views; this.#next += this.#until()) {
      const network = drawFrom(NETWORKS, this.#chance)
      const segments = Object.entries(DIMENSIONS).map(
        ([dimension, values]) => `${dimension} ${drawFrom(Object.entries(values), this.#chance)}`,
      )
      for (const segment of [ALL.segment, ...segments]) {
        const batch = this.#loads.get(segment)?.get(network)
        if (batch) batch.failures += 1
        failed.add(segment)
      }
    }
    return failed
  }

  byNetwork({ segment, share: part }: typeof ALL): ReadonlyMap<string, Batch> {
    const networks = this.#loads.get(segment) ?? new Map<string, Batch>()
    for (const [name, share] of NETWORKS) {
      const batch = networks.get(name)
      if (batch) batch.views = Math.max(this.#views * share * part, batch.failures)
    }
    return networks
  }

  /** Number of pages until the next failure. */
  #until(): number {
    if (this.#rate >= 1) return 1
    if (this.#rate <= 0) return Number.POSITIVE_INFINITY
    return Math.floor(Math.log(1 - this.#chance()) / Math.log(1 - this.#rate)) + 1
  }
}

const NONE: Arms = { canary: new Map(), live: new Map() }

/** Simulates one canary from start to end, judged by the product's own functions. */
export function simulate({ seed, live, extra, pagesPerSecond, most, goesOn }: Run): End {
  const chance = seeded(seed)
  const builds = { canary: new Build(Math.min(1, live + extra), chance), live: new Build(live, chance) }
  const least = Math.max(1, Math.round(pagesPerSecond * PART))
  const armsOf = (segment: typeof ALL): Arms => ({
    canary: builds.canary.byNetwork(segment),
    live: builds.live.byNetwork(segment),
  })
  let promoted: number | undefined
  for (let pages = 0; pages < most; ) {
    pages += Math.max(least, Math.floor(pages * (GROWTH - 1)))
    const failed = builds.canary.view(pages)
    builds.live.view((pages * (1 - PART)) / PART)
    // Only failures are evidence against a canary, so segments without new ones are skipped.
    const changed = (known: (typeof SEGMENTS)[number]) => (failed.has(known.segment) ? armsOf(known) : NONE)
    const seen = () => ({
      all: armsOf(ALL),
      segments: new Map(SEGMENTS.map((known) => [known.segment, changed(known)])),
    })
    if (failed.size > 0 && failureOfDecided(seen()))
      return { halted: pages, ...(promoted !== undefined && { promoted }) }
    if (promoted !== undefined || !isProven({ all: armsOf(ALL), segments: new Map() }, HARM)) continue
    const segments = new Map(SEGMENTS.map((known) => [known.segment, armsOf(known)]))
    if (!isProven({ all: armsOf(ALL), segments }, HARM)) continue
    promoted = pages
    if (!goesOn) break
  }
  return promoted === undefined ? {} : { promoted }
}
