import type { CanaryHistory, HistoryPoint } from '@anyam/releases/evidence-files'
import type { Compared } from './sequential.ts'

/** Segment of all visitors. */
export const ALL = 'all'

export const MOST_POINTS = 60
/** Segments with the most pages; remotes that own many paths have more. */
const MOST_SEGMENTS = 24

/** Adds the present sums of all visitors and of the largest segments. @param at seconds since 1970 */
export function extendedHistory(
  history: CanaryHistory,
  sums: ReadonlyMap<string, Compared>,
  at: number,
): CanaryHistory {
  const largest = [...sums]
    .filter(([segment]) => segment !== ALL)
    .sort(([, a], [, b]) => viewsOf(b) - viewsOf(a))
    .slice(0, MOST_SEGMENTS)
  const all = sums.get(ALL)
  return Object.fromEntries(
    [...(all ? [[ALL, all] as const] : []), ...largest].map(([segment, compared]) => [
      segment,
      thinned([...(history[segment] ?? []), pointOf(compared, at)]),
    ]),
  )
}

const viewsOf = ({ canary, live }: Compared) => canary.views + live.views

const pointOf = ({ canary, live }: Compared, at: number): HistoryPoint => [
  at,
  rounded(canary.views),
  rounded(canary.failures),
  rounded(live.views),
  rounded(live.failures),
]

/** The numbers of pages are fractions if networks are limited. */
const rounded = (pages: number) => Math.round(pages * 10) / 10

/** Drops the inner point whose neighbours are the closest in time, so that the others stay spread over the whole time. */
function thinned(points: HistoryPoint[]): HistoryPoint[] {
  if (points.length <= MOST_POINTS) return points
  const gapAt = (index: number) => (points[index + 1]?.[0] ?? 0) - (points[index - 1]?.[0] ?? 0)
  let closest = 1
  for (let index = 2; index < points.length - 1; index += 1)
    if (gapAt(index) < gapAt(closest)) closest = index
  return points.toSpliced(closest, 1)
}
