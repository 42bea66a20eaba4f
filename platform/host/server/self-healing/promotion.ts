import { dimensionOf, segmentInWords } from '../telemetry/segments.ts'
import { type Compared, isWithin, percent, viewsUntilWithin } from './sequential.ts'
import { compare, type Decided, hasManyNetworks, sumOf } from './shares.ts'

/** Maximum probability that a canary with more than the tolerated harm goes live. */
const ERROR = 0.01
/** Multiple of the harm tolerated in a segment, which is only a part of the visitors. */
const SEGMENT_FACTOR = 5
/** Segments with a smaller share of the live build's page loads are not waited for. */
const LEAST_SHARE = 0.05

/** Reason why a canary may not go live yet. */
export type Lacking =
  /** Describes the pages that currently fail too often. */
  | { failing: string }
  /** Decided pages of the canary, about how many are needed, and the segment that needs them. */
  | { pages: number; needed: number; segment?: string }

interface Wanted {
  compared: Compared
  harm: number
  segment?: string
  /** The segment's share of the canary's pages. */
  share: number
}

/** True if a canary is proven to do less harm than is tolerated. */
export const isProven = (loads: Decided, harm: number): boolean =>
  unprovenIn(loads, harm).next().done === true

/**
 * Evidence lacking until the upper confidence bound of the harm is below the tolerance, overall and in each
 * large segment. The gate could vouch for a segment once it tests it, which it does not yet.
 * @param harm tolerated difference between the failure rates of canary and live build
 */
export function lackingIn(loads: Decided, harm: number): Lacking | undefined {
  const pages = Math.floor(sumOf(loads.all.canary).views + 1e-9)
  let hardest: Lacking | undefined
  for (const { compared, harm: most, segment, share } of unprovenIn(loads, harm)) {
    const needed = viewsUntilWithin(compared, most, ERROR)
    if (needed === undefined) return { failing: inWords(compared, segment) }
    const total = Math.max(pages + 1, rounded(needed / share))
    if (hardest && 'needed' in hardest && hardest.needed >= total) continue
    hardest = { pages, needed: total, ...(segment !== undefined && { segment }) }
  }
  return hardest
}

function* unprovenIn(loads: Decided, harm: number): Generator<Wanted> {
  const all: Wanted = { compared: compare(loads.all), harm, share: 1 }
  const isUnproven = ({ compared, harm }: Wanted) => !isWithin(compared, harm, ERROR)
  if (isUnproven(all)) yield all
  for (const wanted of largeSegments(loads, harm)) if (isUnproven(wanted)) yield wanted
}

function largeSegments({ all, segments }: Decided, harm: number): Wanted[] {
  const most = harm * SEGMENT_FACTOR
  if (most >= 1) return []
  const every = [...segments].map(([segment, arms]) => ({ segment, arms, compared: compare(arms) }))
  const sums = new Map<string, number>()
  for (const { segment, compared } of every) {
    const dimension = dimensionOf(segment)
    sums.set(dimension, (sums.get(dimension) ?? 0) + compared.live.views)
  }
  return every.flatMap(({ segment, arms, compared }) => {
    const share = compared.live.views / (sums.get(dimensionOf(segment)) ?? 1)
    // Once many networks report the live build, a segment that only few networks claim is not waited for.
    const isClaimed = hasManyNetworks(all.live) && !hasManyNetworks(arms.live)
    return share >= LEAST_SHARE && !isClaimed ? [{ compared, harm: most, segment, share }] : []
  })
}

/** Only two digits are significant. */
const rounded = (pages: number) => Number(pages.toPrecision(2))

const inWords = ({ canary, live }: Compared, segment?: string) =>
  `${percent(canary)} of ${Math.round(canary.views)} pages failed${segment === undefined ? '' : ` ${segmentInWords(segment)}`}, of the live build ${percent(live)}`

/** Describes the lacking evidence for people. @param ageMs age of the canary */
export function evidenceInWords(lacking: Lacking | undefined, ageMs: number): string {
  if (!lacking) return 'enough evidence'
  if ('failing' in lacking) return `not enough evidence: ${lacking.failing}`
  const { pages, needed, segment } = lacking
  const because = segment === undefined ? '' : `, most of them to see some ${segmentInWords(segment)}`
  const when = pages > 0 ? `, at this traffic in ${duration(((needed - pages) * ageMs) / pages)}` : ''
  return `not enough evidence: ${pages} of about ${needed} pages${because}${when}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function duration(ms: number): string {
  if (ms < 1.5 * HOUR) return `${Math.max(1, Math.round(ms / MINUTE))} min`
  return ms < 2 * DAY ? `${Math.round(ms / HOUR)} h` : `${Math.round(ms / DAY)} days`
}
