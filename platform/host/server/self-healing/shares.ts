import { type Counts, SERVER_CELL } from '@anyam/releases/evidence'
import type { Batch, Compared } from './sequential.ts'

/** From this number of networks on, none has more than a third of the evidence. */
export const ENOUGH_NETWORKS = 5
const LARGEST_SHARE = 1 / 3

/** Weight (0–1) per network, so that no network supplies over a third of the evidence. */
export function weightsOf(sizes: ReadonlyMap<string, number>): Map<string, number> {
  const most = largestSize(sizes.values())
  return new Map(
    [...sizes].filter(([, size]) => size > 0).map(([cell, size]) => [cell, Math.min(1, most / size)]),
  )
}

/** The size at which a network has exactly its maximum share, once all are capped at it. */
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
  // One too large: a third of the total is half of the rest. Two too large: each is as large as the others
  // together.
  const single = ((sum - first) * LARGEST_SHARE) / (1 - LARGEST_SHARE)
  return single >= second ? single : ((sum - first - second) * LARGEST_SHARE) / (1 - 2 * LARGEST_SHARE)
}

/** Page loads of a build by the cell of the visitor's network. */
export type ByNetwork = ReadonlyMap<string, Batch>

/** Page loads of both builds in the same time span. */
export interface Arms {
  canary: ByNetwork
  live: ByNetwork
}

/** Decided page loads of all visitors, and of each segment. */
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

/** True if there are so many networks that no single one has to be trusted. */
export function hasManyNetworks(networks: ByNetwork): boolean {
  let count = 0
  for (const { views } of networks.values()) if (views > 0) count += 1
  return count >= ENOUGH_NETWORKS
}

/** Both builds, each limited so that no network decides. */
export const compare = ({ canary, live }: Arms): Compared => ({ canary: sumOf(canary), live: sumOf(live) })

/**
 * Sums all networks so that no result depends on a single one. Once there are enough, none has more than a
 * third, and the network that exceeds the others' failure rate the most counts only as many failures as they
 * and chance suggest, or one.
 */
export function sumOf(networks: ByNetwork): Batch {
  const most = largestSize(viewsOf(networks))
  let [count, views, failures] = [0, 0, 0]
  for (const batch of networks.values()) {
    if (batch.views <= 0) continue
    count += 1
    views += Math.min(batch.views, most)
    failures += failuresOf(batch, most)
  }
  if (count < ENOUGH_NETWORKS) return { views, failures }
  let excess = 0
  for (const batch of networks.values()) {
    if (batch.failures <= 1) continue
    const own = { views: Math.min(batch.views, most), failures: failuresOf(batch, most) }
    const expected = (own.views * (failures - own.failures)) / (views - own.views)
    excess = Math.max(excess, own.failures - Math.max(1, expected + Math.sqrt(expected)))
  }
  return { views, failures: failures - excess }
}

/** A corrected outcome is subtracted later than it was added, so a count may be negative for a while. */
const failuresOf = ({ views, failures }: Batch, most: number) =>
  Math.min(views, Math.max(0, failures)) * Math.min(1, most / views)

function* viewsOf(networks: ByNetwork): Generator<number> {
  for (const { views } of networks.values()) yield views
}
