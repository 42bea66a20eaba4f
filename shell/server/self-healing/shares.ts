import { type Counts, SERVER_CELL, type Slice } from '@arunika/releases/evidence'

/** With this many networks or more, none has more than a third of the evidence. */
export const ENOUGH_NETWORKS = 5
const LARGEST_SHARE = 1 / 3

/** What each network's page loads count, from 0 to 1, so that none has more than a third of the evidence. */
export function weightsOf(sizes: ReadonlyMap<string, number>): Map<string, number> {
  const networks = [...sizes].filter(([, size]) => size > 0)
  const limit =
    networks.length < ENOUGH_NETWORKS
      ? Number.POSITIVE_INFINITY
      : largestSize(networks.map(([, size]) => size))
  return new Map(networks.map(([cell, size]) => [cell, Math.min(1, limit / size)]))
}

/** The size beyond which a network has more than its share, once all are cut to it. */
function largestSize(sizes: number[]): number {
  const ascending = sizes.toSorted((a, b) => a - b)
  const rest = ascending.slice(0, -1).reduce((sum, size) => sum + size, 0)
  const second = ascending.at(-2) ?? 0
  const others = rest - second
  // One too large: a third of all is half of the rest. Two too large: each is as large as the others together.
  const single = (rest * LARGEST_SHARE) / (1 - LARGEST_SHARE)
  return single >= second ? single : (others * LARGEST_SHARE) / (1 - 2 * LARGEST_SHARE)
}

/** Sums a figure of the slices by network. */
export function byNetwork(slices: readonly Slice[], figure: (counts: Counts) => number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { cells } of slices)
    for (const [cell, counts] of Object.entries(cells))
      if (cell !== SERVER_CELL) sums.set(cell, (sums.get(cell) ?? 0) + figure(counts))
  return sums
}

/** The network with the largest figure, once enough are heard: what holds only because of one network does not hold. */
export function foremost(sums: ReadonlyMap<string, number>, networks: number): string | undefined {
  if (networks < ENOUGH_NETWORKS) return undefined
  const [first] = [...sums].filter(([, sum]) => sum > 0).sort(([, a], [, b]) => b - a)
  return first?.[0]
}
