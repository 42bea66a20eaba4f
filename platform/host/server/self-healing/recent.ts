import type { Counts, Slice } from '@anyam/releases/evidence'
import type { Batch } from './sequential.ts'
import { type Arms, addTo } from './shares.ts'

/**
 * Seconds between the instants since which a canary is judged again. Slices of the last half hour start and
 * end at these instants.
 */
const EVERY_S = 160

interface Recent {
  arms: Arms
  /** Index of the instant in the life of the canary. */
  nth: number
}

/**
 * Evidence since each of the last instants. A canary that did well for hours has gathered so much evidence
 * that its current behaviour would hardly count.
 */
export function* recentArms(
  canary: readonly Slice[],
  live: readonly Slice[],
  read: (counts: Counts) => Batch,
): Generator<Recent> {
  const first = Math.min(...canary.map(({ from }) => from))
  const newestFirst = [...slicesOf(canary, 'canary'), ...slicesOf(live, 'live')].sort(
    (a, b) => b.slice.from - a.slice.from,
  )
  const arms = { canary: new Map<string, Batch>(), live: new Map<string, Batch>() }
  for (const [at, { slice, build }] of newestFirst.entries()) {
    if (slice.width > EVERY_S) return
    addTo(arms[build], slice.cells, read)
    const begin = Math.floor(slice.from / EVERY_S) * EVERY_S
    const next = newestFirst[at + 1]
    const nth = Math.round((begin - first) / EVERY_S)
    if (nth > 0 && (!next || next.slice.from < begin)) yield { arms, nth }
  }
}

const slicesOf = <Build extends string>(slices: readonly Slice[], build: Build) =>
  slices.map((slice) => ({ slice, build }))
