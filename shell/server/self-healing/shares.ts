import { type Counts, SERVER_CELL } from '@arunika/releases/evidence'
import type { Batch, Compared } from './sequential.ts'

/** With this many networks or more, none has more than a third of the evidence. */
const ENOUGH_NETWORKS = 5
const LARGEST_SHARE = 1 / 3

/** What each network's page loads count, from 0 to 1, so that none has more than a third of the evidence. */
export function weightsOf(sizes: ReadonlyMap<string, number>): Map<string, number> {
  const most = largestSize(sizes.values())
  return new Map(
    [...sizes].filter(([, size]) => size > 0).map(([cell, size]) => [cell, Math.min(1, most / size)]),
  )
}

/** The size beyond which a network has more than its share, once all are cut to it. */
function largestSize(sizes: Iterable<number>): number {
  let [networks, sum, first, second] = [0, 0, 0, 0]
  for (const size of sizes) {
    if (size <= 0) continue
    networks += 1
    sum += size
    second = Math.max(second, Math.min(first, size))
    first = Math.max(first, size)
  }
  if (networks < ENOUGH_NETWORKS) return Number.POSITIVE_INFINITY
  // One too large: a third of all is half of the rest. Two too large: each is as large as the others together.
  const single = ((sum - first) * LARGEST_SHARE) / (1 - LARGEST_SHARE)
  return single >= second ? single : ((sum - first - second) * LARGEST_SHARE) / (1 - 2 * LARGEST_SHARE)
}

/** Page loads of a build by the cell of the visitor's network. */
export type ByNetwork = ReadonlyMap<string, Batch>

/** Page loads of both builds in the same span of time. */
export interface Arms {
  canary: ByNetwork
  live: ByNetwork
}

/** Decided page loads of all visitors, and of each segment of them. */
export interface Decided {
  all: Arms
  segments: ReadonlyMap<string, Arms>
}

/** Adds the counts of cells to those of their networks. */
export function addTo(
  sums: Map<string, Batch>,
  cells: Readonly<Record<string, Counts>>,
  read: (counts: Counts) => Batch,
): void {
  for (const [cell, counts] of Object.entries(cells)) {
    if (cell === SERVER_CELL) continue
    const { views = 0, failures = 0 } = sums.get(cell) ?? {}
    const more = read(counts)
    sums.set(cell, { views: views + more.views, failures: failures + more.failures })
  }
}

/** Whether so many networks are heard that none of them has to be trusted. */
export function isWidelyReported(networks: ByNetwork): boolean {
  let reporting = 0
  for (const { views } of networks.values()) if (views > 0) reporting += 1
  return reporting >= ENOUGH_NETWORKS
}

/**
 * Both builds without the networks with the most failures of either: what holds only because of one network does not
 * hold. Both lose the same networks, so that the others stay comparable.
 */
export function withoutForemost({ canary, live }: Arms): Compared {
  const skipped = [foremost(canary), foremost(live)]
  return { canary: sumOf(canary, skipped), live: sumOf(live, skipped) }
}

/**
 * Both builds so that no network can make the canary look better: the live build lacks the one with the most failures.
 * Failures of the canary all count, those of its foremost network up to a third of all.
 */
export function againstTheCanary({ canary, live }: Arms): Compared {
  const all = sumOf(canary, [])
  const first = foremost(canary)
  const others = sumOf(canary, [first])
  const fromFirst = all.failures - others.failures
  const counted = first === undefined ? fromFirst : Math.min(fromFirst, Math.max(1, others.failures / 2))
  return {
    canary: { views: all.views, failures: others.failures + counted },
    live: sumOf(live, [foremost(live)]),
  }
}

/** The network with the most failures, once enough are heard. */
function foremost(networks: ByNetwork): string | undefined {
  if (!isWidelyReported(networks)) return undefined
  let first: string | undefined
  let most = 0
  for (const [cell, { failures }] of networks) if (failures > most) [first, most] = [cell, failures]
  return first
}

/** An outcome that is corrected is subtracted later than it was added, so there may be fewer than none for a while. */
function sumOf(networks: ByNetwork, skipped: readonly (string | undefined)[]): Batch {
  const most = largestSize(viewsOf(networks))
  const sum = { views: 0, failures: 0 }
  for (const [cell, { views, failures }] of networks) {
    if (views <= 0 || skipped.includes(cell)) continue
    const weight = Math.min(1, most / views)
    sum.views += views * weight
    sum.failures += Math.min(views, Math.max(0, failures)) * weight
  }
  return sum
}

function* viewsOf(networks: ByNetwork): Generator<number> {
  for (const { views } of networks.values()) yield views
}
