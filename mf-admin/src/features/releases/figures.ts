import type { BuildHealth, CanaryCard, ReleaseState } from '@anyam/protocol'

const bytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Difference in bytes: `+1.2 kB`. */
export function byteDifference(count: number): string {
  const sign = count > 0 ? '+' : count < 0 ? '−' : '±'
  const size = Math.abs(count)
  return size < 1000 ? `${sign}${size} B` : `${sign}${bytes.format(size / 1000)} kB`
}

/** Human-readable milliseconds: `180 ms`, `1.9 s`. */
export const duration = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${bytes.format(ms / 1000)} s`)

/** Failed pages of a build, in browsers and on the server. */
export const failures = ({ failed, serverFailures }: BuildHealth) => failed + serverFailures

/** Time at which a build last went live; undefined if that is no longer in the journal. */
export const liveSince = ({ journal }: ReleaseState, remote: string, build: string) =>
  journal.find(
    (entry) =>
      entry.remote === remote && entry.build === build && ['promote', 'rollback'].includes(entry.action),
  )?.at

/** The next automatic step of a canary: `goes live in 42 min`. */
export function goesLive(
  { since, promoteAfterMs, nextPercent }: Pick<CanaryCard, 'since' | 'promoteAfterMs' | 'nextPercent'>,
  now: number,
) {
  if (promoteAfterMs === null) return 'until promoted manually'
  const minutes = Math.ceil((Date.parse(since) + promoteAfterMs - now) / 60_000)
  const goes = nextPercent ? `goes to ${nextPercent} of 100` : 'goes live'
  if (minutes <= 0) return `${goes} once there is enough evidence`
  return minutes < 90 ? `${goes} in ${minutes} min` : `${goes} in ${Math.round(minutes / 60)} h`
}
