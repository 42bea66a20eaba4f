/** Median and interquartile range of a series. */
export interface Spread {
  median: number
  low: number
  high: number
}

/** Ignores missing figures (such as pages without a lead picture); undefined if all are missing. */
export function spreadOf(figures: readonly (number | undefined)[]): Spread | undefined {
  const sorted = figures.filter((figure) => figure !== undefined).sort((one, other) => one - other)
  if (sorted.length === 0) return undefined
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) }
}

export const medianOf = (figures: readonly (number | undefined)[]) => spreadOf(figures)?.median

/** @param sorted in ascending order, not empty */
export function quantile(sorted: readonly number[], share: number): number {
  const index = (sorted.length - 1) * share
  const below = sorted[Math.floor(index)] ?? Number.NaN
  const above = sorted[Math.ceil(index)] ?? Number.NaN
  return below + (above - below) * (index - Math.floor(index))
}
