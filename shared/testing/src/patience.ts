import { availableParallelism, loadavg } from 'node:os'

/** Beyond this a limit would hide a test that hangs. */
const MOST = 10

/**
 * How much longer things take here and now than on an idle machine: its load for each core, at least 1.
 * `TEST_PATIENCE` sets it.
 */
export function loadFactor(): number {
  const factor = Number(process.env.TEST_PATIENCE)
  if (factor > 0) return factor
  const [load = 0] = loadavg()
  return Math.min(MOST, Math.max(1, load / availableParallelism()))
}

/**
 * A time limit of a test, in milliseconds, for the machine as busy as it is now. Limits end what hangs: they cost
 * nothing where it works, and say nothing about speed.
 */
export const patience = (ms: number): number => Math.round(ms * loadFactor())

/** Limits of a Vitest project. */
export const timeLimits = () => ({
  testTimeout: patience(120_000),
  // Some build all remotes.
  hookTimeout: patience(240_000),
  expect: { poll: { timeout: patience(20_000) } },
})
