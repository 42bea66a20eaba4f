/**
 * A canary may be this much slower at the 75th percentile, by factor and by amount; amounts in ms, CLS
 * without a unit.
 */
const MARGINS: Record<string, { factor: number; amount: number; unit: string }> = {
  lcp: { factor: 1.25, amount: 250, unit: ' ms' },
  inp: { factor: 1.5, amount: 100, unit: ' ms' },
  cls: { factor: 1.25, amount: 0.1, unit: '' },
}
/** Tolerated error of a percentile in standard errors: one-sided, 1 in 2,000. */
const ERRORS = 3.3
const FEWEST = 60

/**
 * Returns why a canary feels slower than the live build: the lower bound of its 75th percentile is above the
 * upper bound of the live one's plus the tolerance. It holds for any distribution, because both bounds are
 * measured values.
 */
export function isSlower(
  name: string,
  candidate: readonly number[],
  live: readonly number[],
): string | undefined {
  const margin = MARGINS[name]
  if (!margin || candidate.length < FEWEST || live.length < FEWEST) return undefined
  const least = percentile(candidate, -ERRORS)
  const most = percentile(live, ERRORS)
  if (least <= Math.max(most * margin.factor, most + margin.amount)) return undefined
  const median = (values: readonly number[]) => `${percentile(values, 0)}${margin.unit}`
  return `${name.toUpperCase()} is ${median(candidate)} at the 75th percentile, of the live build ${median(live)}`
}

/** The 75th percentile, or its bound at a number of standard errors. */
function percentile(values: readonly number[], errors: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const { length } = sorted
  const rank = Math.ceil(length * 0.75 + errors * Math.sqrt(length * 0.75 * 0.25)) - 1
  return sorted[Math.min(length - 1, Math.max(0, rank))] ?? 0
}
