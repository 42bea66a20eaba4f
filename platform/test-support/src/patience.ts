import { availableParallelism, loadavg } from 'node:os'

/** A larger limit would hide a test that hangs. */
const MOST = 10

/**
 * Factor by which things take longer here and now than on an idle machine: its load per core, at least 1.
 * `TEST_PATIENCE` overrides it.
 */
export function loadFactor(): number {
  const factor = Number(process.env.TEST_PATIENCE)
  if (factor > 0) return factor
  const [load = 0] = loadavg()
  return Math.min(MOST, Math.max(1, load / availableParallelism()))
}

/**
 * A time limit of a test, in milliseconds, adjusted to the machine's current load. Limits only end tests that
 * hang; they do not measure speed.
 */
export const patience = (ms: number): number => Math.round(ms * loadFactor())

/** Limits of a Vitest project. */
export const timeLimits = () => ({
  testTimeout: patience(120_000),
  // Some tests build all remotes.
  hookTimeout: patience(240_000),
  expect: { poll: { timeout: patience(20_000) } },
})
