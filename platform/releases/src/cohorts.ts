import { createHash } from 'node:crypto'

/** Number of seeds; too small for a seed to identify a visitor. */
export const SEEDS = 100

const cohorts = new Map<string, readonly number[]>()

/**
 * The visitor's cohort from 0 to 99 for a remote; a canary of n percent goes to the cohorts below n. Every
 * remote has a different order, so that two canaries of the same share do not get the same visitors.
 * @param seed 0 to 99
 */
export function cohortOf(seed: number, remote: string): number {
  const known = cohorts.get(remote) ?? shuffledSeeds(remote)
  cohorts.set(remote, known)
  return known[seed] ?? 0
}

/** A permutation, so that a canary of n percent gets exactly n of 100 seeds. */
function shuffledSeeds(remote: string): number[] {
  const hashOf = (seed: number) => createHash('sha256').update(`${remote}:${seed}`).digest('hex')
  const seeds = Array.from({ length: SEEDS }, (_, seed) => ({ seed, hash: hashOf(seed) }))
  const shuffled: number[] = []
  for (const [cohort, { seed }] of seeds.sort((a, b) => (a.hash < b.hash ? -1 : 1)).entries())
    shuffled[seed] = cohort
  return shuffled
}
