import type { Canary } from './live-set.ts'

/** Shares of a canary that grows by itself. At the last one the former build stays the control. */
const STEPS = [1, 10, 50, 95] as const
/** Time of each step, unless the command says another; of the last one at least. Milliseconds. */
export const STEP_MS = 10 * 60_000
const WATCH_MS = 60 * 60_000

type Growing = Pick<Canary, 'percent' | 'inSteps' | 'promoteAfterMs'>

/** @returns the share that follows, or undefined if the canary goes live next */
export const nextShare = ({ percent, inSteps }: Pick<Growing, 'percent' | 'inSteps'>): number | undefined =>
  inSteps && STEPS.find((share) => share > percent)

/** Milliseconds after which a canary takes its next step or goes live; null if a person decides. */
export function stepAfterMs(canary: Growing): number | null {
  const { promoteAfterMs, inSteps } = canary
  const isWatched = inSteps && nextShare(canary) === undefined
  return promoteAfterMs !== null && isWatched ? Math.max(promoteAfterMs, WATCH_MS) : promoteAfterMs
}
