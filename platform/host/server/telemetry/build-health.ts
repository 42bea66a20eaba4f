import type { BuildHealth } from '@anyam/protocol'
import { type Evidence, pageCounts, type Sample } from '@anyam/releases/evidence'
import type { JudgedCanary } from '@anyam/releases/evidence-files'

const VITALS = ['lcp', 'cls', 'inp'] as const

/** Evidence as displayed to people: vitals at the 75th percentile. */
export function healthIn(
  evidence: Evidence,
  judged: ReadonlyMap<string, JudgedCanary> = new Map(),
): (BuildHealth & { remote: string })[] {
  return Object.entries(evidence).flatMap(([remote, builds]) =>
    Object.entries(builds).map(([build, seen]) => ({
      remote,
      build,
      ...pageCounts(seen),
      ...(judged.get(remote)?.build === build && { evidence: judged.get(remote)?.evidence }),
      ...Object.fromEntries(VITALS.flatMap((name) => p75(name, seen.samples[name] ?? []))),
    })),
  )
}

function p75(name: string, samples: readonly Sample[]): [string, number][] {
  const sorted = samples.map(([, , value]) => value).sort((a, b) => a - b)
  const value = sorted[Math.ceil(sorted.length * 0.75) - 1]
  return value === undefined ? [] : [[name, value]]
}
