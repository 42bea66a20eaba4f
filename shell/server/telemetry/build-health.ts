import type { BuildHealth } from '@arunika/admin-contracts'
import { type Evidence, pageCounts, type Sample } from '@arunika/releases/evidence'

const VITALS = ['lcp', 'cls', 'inp'] as const

/** Evidence as people are shown it: vitals at the 75th percentile. */
export function healthIn(evidence: Evidence): (BuildHealth & { remote: string })[] {
  return Object.entries(evidence).flatMap(([remote, builds]) =>
    Object.entries(builds).map(([build, seen]) => ({
      remote,
      build,
      ...pageCounts(seen),
      ...Object.fromEntries(VITALS.flatMap((name) => p75(name, seen.samples[name] ?? []))),
    })),
  )
}

function p75(name: string, samples: readonly Sample[]): [string, number][] {
  const sorted = samples.map(([, , value]) => value).sort((a, b) => a - b)
  const value = sorted[Math.ceil(sorted.length * 0.75) - 1]
  return value === undefined ? [] : [[name, value]]
}
