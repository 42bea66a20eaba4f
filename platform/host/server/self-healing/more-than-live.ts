/** A canary may have this much more at the 75th percentile, by factor and by amount, in the unit; CLS has none. */
const MARGINS = {
  lcp: { what: 'LCP', factor: 1.25, amount: 250, unit: ' ms' },
  inp: { what: 'INP', factor: 1.5, amount: 100, unit: ' ms' },
  cls: { what: 'CLS', factor: 1.25, amount: 0.1, unit: '' },
  requests: { what: 'The number of requests', factor: 2, amount: 10, unit: ' a minute' },
  work: { what: 'The main thread’s work', factor: 2, amount: 1_000, unit: ' ms a minute' },
  heap: { what: 'The memory', factor: 2, amount: 20, unit: ' MB' },
}

/** Samples that are compared at the 75th percentile. */
export type ComparedSample = keyof typeof MARGINS
export const COMPARED = Object.keys(MARGINS) as ComparedSample[]
/** Tolerated error of a percentile in standard errors: one-sided, 1 in 2,000. */
const ERRORS = 3.3
const FEWEST = 60

/**
 * Returns of what a canary has more than the live build: the lower bound of its 75th percentile is above the
 * upper bound of the live one's plus the tolerance. It holds for any distribution, because both bounds are
 * measured values.
 */
export function moreThanLive(
  name: ComparedSample,
  candidate: readonly number[],
  live: readonly number[],
): string | undefined {
  const margin = MARGINS[name]
  if (candidate.length < FEWEST || live.length < FEWEST) return undefined
  const least = percentile(candidate, -ERRORS)
  const most = percentile(live, ERRORS)
  if (least <= Math.max(most * margin.factor, most + margin.amount)) return undefined
  const median = (values: readonly number[]) => `${percentile(values, 0)}${margin.unit}`
  return `${margin.what} is ${median(candidate)} at the 75th percentile, of the live build ${median(live)}`
}

/** The 75th percentile, or its bound at a number of standard errors. */
function percentile(values: readonly number[], errors: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const { length } = sorted
  const rank = Math.ceil(length * 0.75 + errors * Math.sqrt(length * 0.75 * 0.25)) - 1
  return sorted[Math.min(length - 1, Math.max(0, rank))] ?? 0
}
