import { medianOf, type Spread, spreadOf } from '../lib/statistics.ts'
import { type Load, load, type Target } from './load.ts'

/** Results of each target, grouped by round. */
export type Loads = Map<string, Load[]>

/** A target to load, and a task to run concurrently. */
export interface Slice extends Target {
  meanwhile?: () => { stop(): Promise<unknown> }
}

/**
 * Short, so that related targets are measured within the same second: a machine's speed varies by half between minutes.
 */
const SLICE_SECONDS = 0.5
const WARM_UP_SECONDS = 1

/**
 * Loads each target in turn for a short time, alternating the order so that none is always first.
 * @param rounds an even number
 */
export async function measureRounds(
  slices: readonly Slice[],
  rounds: number,
  seconds = SLICE_SECONDS,
): Promise<Loads> {
  const loads: Loads = new Map(slices.map(({ name }) => [name, []]))
  for (const slice of slices) await load(slice, WARM_UP_SECONDS)
  for (let round = 0; round < rounds; round += 1)
    for (const slice of round % 2 === 0 ? slices : slices.toReversed()) {
      const running = slice.meanwhile?.()
      loads.get(slice.name)?.push(await load(slice, seconds))
      await running?.stop()
    }
  return loads
}

/** Ratios of one target's figure to another's in the same round. */
export function ratios(loads: Loads, name: string, base: string, figure: keyof Load): Spread | undefined {
  const others = loads.get(base) ?? []
  return spreadOf(
    (loads.get(name) ?? []).map((own, round) => own[figure] / (others[round]?.[figure] ?? Number.NaN)),
  )
}

export const median = (loads: Loads, name: string, figure: keyof Load) =>
  medianOf((loads.get(name) ?? []).map((load) => load[figure]))
