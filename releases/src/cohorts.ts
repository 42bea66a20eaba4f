import { createHash } from 'node:crypto'

/** Number of seeds, which is so small that a seed identifies no visitor. */
export const SEEDS = 100

const cohorts = new Map<string, readonly number[]>()

/**
 * The visitor's place from 0 to 99 among the visitors of a remote; a canary of n percent is for the places below n. Every
 * remote has its own order, so that two canaries of the same share do not get the same visitors.
 * @param seed 0 to 99
 */
export function cohortOf(seed: number, remote: string): number {
  const known = cohorts.get(remote) ?? shuffledSeeds(remote)
  cohorts.set(remote, known)
  return known[seed] ?? 0
}

/** Each place once: a canary of n percent gets exactly n of 100 seeds. */
function shuffledSeeds(remote: string): number[] {
  const hashOf = (seed: number) => createHash('sha256').update(`${remote}:${seed}`).digest('hex')
  const seeds = Array.from({ length: SEEDS }, (_, seed) => ({ seed, hash: hashOf(seed) }))
  const shuffled: number[] = []
  for (const [cohort, { seed }] of seeds.sort((a, b) => (a.hash < b.hash ? -1 : 1)).entries())
    shuffled[seed] = cohort
  return shuffled
}
