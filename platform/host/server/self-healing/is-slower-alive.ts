import type { Sample } from '@anyam/releases/evidence'
import { weightsOf } from './shares.ts'

/** Factor by which a canary's pages may take longer until they are alive. */
const FACTOR = 1.25
const FEWEST = 8
/**
 * Standard deviations of the rank sum. In simulations, one in 4,000 canaries equal to the live build gets
 * there by chance, if checked after each of a hundred visits.
 */
const DEVIATIONS = 3.2

export interface Times {
  samples: readonly Sample[]
  /** Page loads whose files were still arriving; they count as slower than all that are alive. */
  slow: number
}

/**
 * Returns why a canary takes longer to be alive than the live build in the same minutes; undefined if it does
 * not. Compares the ranks of their times (Mann and Whitney), whatever their distribution.
 */
export function isSlowerAlive(canary: Times, live: Times): string | undefined {
  const [ours, theirs] = [timesOf(canary), timesOf(live)]
  if (ours.length < FEWEST || theirs.length < FEWEST) return undefined
  const pairs = ours.length * theirs.length
  let slower = 0
  for (const a of ours) for (const b of theirs) slower += compare(a / FACTOR, b)
  const deviation = Math.sqrt((pairs * (ours.length + theirs.length + 1)) / 12)
  if ((slower - pairs / 2 - 0.5) / deviation < DEVIATIONS) return undefined
  const [middle, liveMiddle] = [median(ours), median(theirs)]
  const text = (ms: number) => (Number.isFinite(ms) ? `after ${Math.round(ms)} ms` : 'never')
  return `slow: half of its pages are alive ${text(middle)}, of the live build ${text(liveMiddle)} (${ours.length} and ${theirs.length} pages)`
}

const timesOf = ({ samples, slow }: Times): number[] => [
  ...valuesOf(samples),
  ...Array<number>(Math.round(slow)).fill(Number.POSITIVE_INFINITY),
]

/** Values of samples, limited so that no network supplies over a third of them. */
export function valuesOf(samples: readonly Sample[]): number[] {
  const sizes = new Map<string, number>()
  for (const [, cell] of samples) sizes.set(cell, (sizes.get(cell) ?? 0) + 1)
  const weights = weightsOf(sizes)
  const taken = new Map<string, number>()
  return samples.flatMap(([, cell, value]) => {
    const limit = Math.floor((sizes.get(cell) ?? 0) * (weights.get(cell) ?? 0) + 1e-9)
    const count = (taken.get(cell) ?? 0) + 1
    taken.set(cell, count)
    return count <= Math.max(1, limit) ? [value] : []
  })
}

const compare = (a: number, b: number) => (a > b ? 1 : a === b ? 0.5 : 0)

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
