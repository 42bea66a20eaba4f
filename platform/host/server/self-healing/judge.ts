import type { Measure } from '@anyam/federation'
import {
  type BuildEvidence,
  type Counts,
  type Sample,
  SERVER_CELL,
  type Slice,
} from '@anyam/releases/evidence'
import { dimensionOf, segmentInWords } from '../telemetry/segments.ts'
import { ALL } from './history.ts'
import { isSlowerAlive, valuesOf } from './is-slower-alive.ts'
import { COMPARED, type ComparedSample, moreThanLive } from './more-than-live.ts'
import { type Lacking, lackingIn } from './promotion.ts'
import { recentArms } from './recent.ts'
import { type Batch, type Compared, isWorse, percent } from './sequential.ts'
import { type Arms, addTo, compare, type Decided, ENOUGH_NETWORKS, hasManyNetworks, sumOf } from './shares.ts'

type Seen = Pick<BuildEvidence, 'slices' | 'samples' | 'segments'>

/** Evidence of all shells about a canary and the live build since the canary started. */
export interface CanaryEvidence {
  canary: Seen
  live: Seen
}

export interface Judgement {
  /** Reason why the canary is worse; undefined while it is not. */
  failure?: string
  /** Pages that browsers confirmed alive. Once there are five networks, none counts for more than a third. */
  confirmed: number
  /** Evidence that a canary still lacks to go live; undefined once it is complete. */
  lacking?: Lacking
  /** Page loads of all visitors and of each segment, as they were judged. */
  compared: ReadonlyMap<string, Compared>
}

/** Tolerated difference between the failure rates of canary and live build. */
const TOLERATED = 0.005
/**
 * Tolerated difference in documents that never run in a browser. Few clients that claim to be browsers are
 * robots or readers without scripts.
 */
const TOLERATED_UNSTARTED = 0.1
/** The same of the actions of visitors on pages, which also fail for reasons of their own. */
const TOLERATED_USE = 0.02
/** Maximum probability of halting a canary equal to the live build, over its whole life, however often it is judged. */
const ERROR = 0.001
/** Divides that probability among the checks. */
const ERRORS = {
  all: 0.6 * ERROR,
  uses: 0.05 * ERROR,
  recent: 0.05 * ERROR,
  server: 0.05 * ERROR,
  unstarted: 0.05 * ERROR,
  dimension: 0.04 * ERROR,
}
/** Evidence this strong does not halt a canary yet, but delays its promotion until there is more. */
const SUSPICION = 0.05

/**
 * Judges a canary by all evidence; docs/decisions/0133 describes the method and its sources.
 * @param measures the remote's own events
 */
export function judge(
  { canary, live }: CanaryEvidence,
  harm: number,
  measures: Readonly<Record<string, Measure>> = {},
): Judgement {
  const all = armsOf(canary.slices, live.slices, decided)
  const loads = { all, segments: segmentsOf(canary, live) }
  const server = { canary: onServer(canary.slices), live: onServer(live.slices) }
  const unstarted = compare(armsOf(canary.slices, live.slices, launches))
  const samples = COMPARED.map((name) => failureOfSamples(name, canary.samples[name], live.samples[name]))
  const compared = [...USES, ...Object.entries(measures).map(useOf)]
  const uses = compared.map(({ what, read, tolerated = TOLERATED_USE }) =>
    failureIn(
      compare(armsOf(canary.slices, live.slices, read)),
      what,
      tolerated,
      ERRORS.uses / compared.length,
    ),
  )
  const failure =
    failureOfDecided(loads) ??
    failureOfRecent(canary.slices, live.slices) ??
    failureIn(server, 'failed on the server', TOLERATED, ERRORS.server) ??
    failureIn(unstarted, 'never started in browsers', TOLERATED_UNSTARTED, ERRORS.unstarted) ??
    isSlowerAlive(timesOf(canary), timesOf(live)) ??
    [...uses, ...samples].find((reason) => reason !== undefined)
  const failing =
    failureIn(server, 'failed on the server', TOLERATED, SUSPICION) ??
    failureIn(unstarted, 'never started in browsers', TOLERATED_UNSTARTED, SUSPICION)
  const lacking = failing === undefined ? lackingIn(loads, harm) : { failing }
  return {
    ...(failure !== undefined && { failure }),
    confirmed: confirmedIn(canary.slices),
    ...(lacking && { lacking }),
    compared: new Map([[ALL, all] as const, ...loads.segments].map(([name, arms]) => [name, compare(arms)])),
  }
}

/** Returns why a canary is worse, by all evidence since it started. */
export function failureOfDecided({ all, segments }: Decided): string | undefined {
  return (
    failureIn(compare(all), 'failed in browsers', TOLERATED, ERRORS.all) ?? failureOfSegments(all, segments)
  )
}

function failureOfSegments(all: Arms, segments: Decided['segments']): string | undefined {
  const values = new Map<string, number>()
  for (const segment of segments.keys())
    values.set(dimensionOf(segment), (values.get(dimensionOf(segment)) ?? 0) + 1)
  for (const [segment, arms] of segments) {
    // Once many networks report the canary, a segment that only few networks claim is not a reason.
    if (hasManyNetworks(all.canary) && !hasManyNetworks(arms.canary)) continue
    const error = ERRORS.dimension / (values.get(dimensionOf(segment)) ?? 1)
    const failure = failureIn(compare(arms), 'failed in browsers', TOLERATED, error)
    if (failure) return `${failure}, ${segmentInWords(segment)}`
  }
  return undefined
}

/** Returns why a canary that did well before has become worse. */
function failureOfRecent(canary: readonly Slice[], live: readonly Slice[]): string | undefined {
  for (const { arms, nth } of recentArms(canary, live, decided)) {
    const failure = failureIn(
      compare(arms),
      'failed in browsers',
      TOLERATED,
      ERRORS.recent / (nth * (nth + 1)),
    )
    if (failure) return `${failure}, lately`
  }
  return undefined
}

/** Returns why a canary has more of something, whichever single network is left out. */
function failureOfSamples(
  name: ComparedSample,
  canary: readonly Sample[] = [],
  live: readonly Sample[] = [],
): string | undefined {
  const ofLive = valuesOf(live)
  const failureOf = (samples: readonly Sample[]) => moreThanLive(name, valuesOf(samples), ofLive)
  const cells = new Set(canary.map(([, cell]) => cell))
  const failure = failureOf(canary)
  if (!failure || cells.size < ENOUGH_NETWORKS) return failure
  const isOfMany = [...cells].every((cell) => failureOf(canary.filter(([, one]) => one !== cell)))
  return isOfMany ? failure : undefined
}

function failureIn(compared: Compared, what: string, tolerated: number, error: number): string | undefined {
  if (!isWorse(compared, tolerated, error)) return undefined
  const { canary, live } = compared
  return `${Math.round(canary.failures)} of ${Math.round(canary.views)} pages ${what} (${percent(canary)}), of the live build ${percent(live)}`
}

/** Outcomes of page loads. Pages that visitors left or that are still loading prove nothing. */
const decided = ({ alive = 0, failed = 0, silent = 0 }: Counts): Batch => ({
  views: alive + failed + silent,
  failures: failed + silent,
})

interface Use {
  /** Predicate of pages on which it failed. */
  what: string
  read: (counts: Counts) => Batch
  tolerated?: number
}

/** A remote's own event: it fails where it is missing, or where it happens if fewer are better. */
const useOf = ([name, { better, tolerated }]: [string, Measure]): Use => ({
  what: `${better === 'up' ? 'went without' : 'had'} "${name}"`,
  tolerated,
  read: ({ alive = 0, [`own:${name}` as const]: happened = 0 }) => {
    const views = Math.max(alive, happened)
    return { views, failures: better === 'up' ? views - happened : happened }
  },
})

/** Actions of visitors on pages, and how often they fail. */
const USES: Use[] = [
  {
    what: 'had a call refused',
    read: ({ called = 0, refused = 0 }) => ({ views: called, failures: refused }),
  },
  {
    what: 'did not send a form',
    read: ({ submitted = 0, unsent = 0 }) => ({ views: submitted, failures: unsent }),
  },
  {
    what: 'had a link that led elsewhere',
    read: ({ followed = 0, astray = 0 }) => ({ views: followed, failures: astray }),
  },
]

/** Documents sent to browsers, and those that did not run there. */
const launches = ({ documents = 0, launched = 0 }: Counts): Batch => ({
  views: documents,
  failures: documents - launched,
})

function armsOf(canary: readonly Slice[], live: readonly Slice[], read: (counts: Counts) => Batch): Arms {
  const [ofCanary, ofLive] = [canary, live].map((slices) => {
    const sums = new Map<string, Batch>()
    for (const { cells } of slices) addTo(sums, cells, read)
    return sums
  })
  return { canary: ofCanary ?? new Map(), live: ofLive ?? new Map() }
}

/** Segments of both builds, if they were counted during the same canary. */
function segmentsOf({ segments: canary }: Seen, { segments: live }: Seen): Map<string, Arms> {
  const found = new Map<string, Arms>()
  if (!canary) return found
  const ofLive = live?.since === canary.since ? live.cells : {}
  for (const segment of new Set([...Object.keys(canary.cells), ...Object.keys(ofLive)])) {
    const arms = { canary: new Map<string, Batch>(), live: new Map<string, Batch>() }
    addTo(arms.canary, canary.cells[segment] ?? {}, decided)
    addTo(arms.live, ofLive[segment] ?? {}, decided)
    found.set(segment, arms)
  }
  return found
}

function onServer(slices: readonly Slice[]): Batch {
  const sum = { views: 0, failures: 0 }
  for (const { cells } of slices) {
    const { served = 0, unserved = 0 } = cells[SERVER_CELL] ?? {}
    sum.views += served + unserved
    sum.failures += unserved
  }
  return sum
}

function confirmedIn(slices: readonly Slice[]): number {
  const alive = armsOf(slices, [], ({ alive: views = 0 }) => ({ views, failures: 0 }))
  return Math.floor(sumOf(alive.canary).views + 1e-9)
}

const timesOf = ({ samples, slices }: Seen) => ({
  samples: samples.alive ?? [],
  slow: [...armsOf(slices, [], ({ slow: views = 0 }) => ({ views, failures: 0 })).canary.values()].reduce(
    (sum, { views }) => sum + Math.max(0, views),
    0,
  ),
})
