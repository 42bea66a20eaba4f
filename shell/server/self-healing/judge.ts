import { type BuildEvidence, type Counts, SERVER_CELL, type Slice } from '@arunika/releases/evidence'
import { isSlower } from './is-slower.ts'
import { isSlowerAlive } from './is-slower-alive.ts'
import { byNetwork, foremost, weightsOf } from './shares.ts'

/** Page loads that were decided, and how many of them failed. */
export interface Batch {
  views: number
  failures: number
}

/** What was seen of a canary and of the live build, by all shells, since the canary began. */
export interface CanaryEvidence {
  canary: Pick<BuildEvidence, 'slices' | 'samples'>
  live: Pick<BuildEvidence, 'slices' | 'samples'>
}

export interface Judgement {
  /** Why the canary is worse; undefined while it is not. */
  failure?: string
  /** Pages that browsers confirmed alive; of one network not more than a third once five are heard. */
  confirmed: number
  /** Whether enough has failed to wait for more before it goes live. */
  isSuspect: boolean
}

const NONE: Batch = { views: 0, failures: 0 }

/** So many more of a hundred pages may fail than of the live build. */
const TOLERATED = 0.02
/** Where so many more fail, the canary is certainly bad. */
const BAD = 0.1
/** Of documents that never run in a browser: robots, and readers without scripts, are few among those that say they are browsers. */
const UNSTARTED = { tolerated: 0.1, bad: 0.3 }
/** A canary that is just tolerable is halted once in so many pages on average. */
const PAGES_TO_A_FALSE_ALARM = 1_000_000
const ENOUGH = Math.log(PAGES_TO_A_FALSE_ALARM)
const SUSPICION = Math.log(20)
/** Share of what was seen of the live build that still counts two seconds later. */
const MEMORY = 0.9
const MEMORY_S = 2
const ENOUGH_LIVE = 20

/**
 * Judges a canary by all that was seen. Its failures are weighed by Page's cumulative sum: each page adds the logarithm of
 * how much likelier it is for a bad canary than for a tolerable one, compared with what the live build does at the same
 * time; docs/decisions/0038 has the reasons.
 */
export function judge({ canary, live }: CanaryEvidence): Judgement {
  const browser = weigh(timeline(batchesIn(canary.slices, decided), batchesIn(live.slices, decided)))
  const server = weigh(timeline(batchesIn(canary.slices, rendered), batchesIn(live.slices, rendered)))
  const unstarted = weighUnstarted(launches(canary.slices), launches(live.slices))
  const vitals = (['lcp', 'inp', 'cls'] as const).map((name) =>
    isSlower(name, valuesOf(canary.samples[name]), valuesOf(live.samples[name])),
  )
  const failure =
    failureIn(browser, 'failed in browsers') ??
    failureIn(server, 'failed on the server') ??
    failureIn(unstarted, 'never started in browsers') ??
    isSlowerAlive(timesOf(canary), timesOf(live)) ??
    vitals.find((slower) => slower !== undefined)
  const isSuspect = [browser, server, unstarted].some(({ score }) => score > SUSPICION)
  return { ...(failure !== undefined && { failure }), confirmed: confirmedIn(canary.slices), isSuspect }
}

/** How page loads ended; what is left, or still loading, says nothing. */
const decided = ({ alive = 0, failed = 0, silent = 0 }: Counts): Batch => ({
  views: alive + failed + silent,
  failures: failed + silent,
})

const rendered = ({ served = 0, unserved = 0 }: Counts): Batch => ({
  views: served + unserved,
  failures: unserved,
})

/**
 * What the slices hold. No network has more than a third of it, and the one with the most failures is left out: what
 * holds only because of one network does not hold.
 */
function batchesIn(slices: readonly Slice[], read: (counts: Counts) => Batch): Map<string, Batch> {
  const weights = weightsOf(byNetwork(slices, (counts) => read(counts).views))
  const skipped = foremost(
    byNetwork(slices, (counts) => read(counts).failures),
    weights.size,
  )
  const batches = new Map<string, Batch>()
  for (const { from, width, cells } of slices) {
    let sum = NONE
    for (const [cell, counts] of Object.entries(cells))
      if (cell !== skipped)
        sum = add(sum, scaled(read(counts), cell === SERVER_CELL ? 1 : (weights.get(cell) ?? 0)))
    batches.set(`${from} ${width}`, sum)
  }
  return batches
}

interface Step {
  width: number
  canary: Batch
  live: Batch
}

/** Both builds at the same times, in their order. */
function timeline(canary: Map<string, Batch>, live: Map<string, Batch>): Step[] {
  const keys = [...new Set([...canary.keys(), ...live.keys()])].map((key) => {
    const [from = 0, width = 0] = key.split(' ').map(Number)
    return { key, width, until: from + width }
  })
  return keys
    .sort((a, b) => a.until - b.until)
    .map(({ key, width }) => ({ width, canary: canary.get(key) ?? NONE, live: live.get(key) ?? NONE }))
}

/** Evidence: it grows with what is worse than tolerated, and never falls below nothing. */
interface Weighed {
  score: number
  live: Batch
  canary: Batch
}

function weigh(steps: readonly Step[]): Weighed {
  let weighed: Weighed = { score: 0, live: NONE, canary: NONE }
  for (const { width, canary, live } of steps) {
    const baseline = add(scaled(weighed.live, MEMORY ** (width / MEMORY_S)), live)
    // What breaks everything breaks the live build as well: its failures of this very moment count at once.
    const now = live.views >= ENOUGH_LIVE ? rate(live) : 0
    const tolerable = Math.min(0.85, Math.max(rate(baseline), now) + TOLERATED)
    const score = Math.max(0, weighed.score + gain(canary, tolerable, BAD))
    // Counts from before the last healthy check are not evidence.
    weighed = { score, live: baseline, canary: score === 0 ? NONE : add(weighed.canary, canary) }
  }
  return weighed
}

function gain({ views, failures }: Batch, tolerable: number, more: number): number {
  const bad = Math.min(0.99, tolerable + more)
  return failures * Math.log(bad / tolerable) + (views - failures) * Math.log((1 - bad) / (1 - tolerable))
}

/** Documents that were sent to browsers, and those that did not run there. */
function launches(slices: readonly Slice[]): Batch {
  const documents = byNetwork(slices, ({ documents = 0 }) => documents)
  const launched = byNetwork(slices, (counts) => counts.launched ?? 0)
  const weights = weightsOf(documents)
  const missing = (cell: string) => Math.max(0, (documents.get(cell) ?? 0) - (launched.get(cell) ?? 0))
  const skipped = foremost(new Map([...documents.keys()].map((cell) => [cell, missing(cell)])), weights.size)
  let sum = NONE
  for (const [cell, views] of documents)
    if (cell !== skipped) sum = add(sum, scaled({ views, failures: missing(cell) }, weights.get(cell) ?? 0))
  return sum
}

function weighUnstarted(canary: Batch, live: Batch): Weighed {
  const tolerable = Math.min(0.85, rate(live) + UNSTARTED.tolerated)
  return { score: Math.max(0, gain(canary, tolerable, UNSTARTED.bad)), canary, live }
}

function failureIn({ score, canary, live }: Weighed, what: string): string | undefined {
  if (score < ENOUGH) return undefined
  const percent = (batch: Batch) => `${Math.round(rate(batch) * 1000) / 10} %`
  return `${Math.round(canary.failures)} of ${Math.round(canary.views)} pages ${what} (${percent(canary)}), of the live build ${percent(live)}`
}

function confirmedIn(slices: readonly Slice[]): number {
  const alive = byNetwork(slices, (counts) => counts.alive ?? 0)
  const weights = weightsOf(alive)
  let sum = 0
  for (const [cell, count] of alive) sum += Math.max(0, count) * (weights.get(cell) ?? 0)
  return Math.floor(sum + 1e-9)
}

const timesOf = ({ samples, slices }: CanaryEvidence['canary']) => ({
  samples: samples.alive ?? [],
  slow: [...byNetwork(slices, ({ slow = 0 }) => slow).values()].reduce(
    (sum, count) => sum + Math.max(0, count),
    0,
  ),
})

const valuesOf = (samples: BuildEvidence['samples'][keyof BuildEvidence['samples']] = []) =>
  samples.map(([, , value]) => value)

const rate = ({ views, failures }: Batch) => (views > 0 ? Math.min(1, Math.max(0, failures) / views) : 0)

const scaled = ({ views, failures }: Batch, by: number): Batch => ({
  views: views * by,
  failures: failures * by,
})

const add = (a: Batch, b: Batch): Batch => ({ views: a.views + b.views, failures: a.failures + b.failures })
