import type { CanaryCurves, FailureRate } from '@anyam/protocol'

type Points = CanaryCurves['points']
export type Arm = 'canary' | 'live'

const TOPS = [0.02, 0.05, 0.1, 0.2, 0.5]
/** A rate of fewer pages jumps too much to decide the scale. */
const FEWEST_VIEWS = 20

/** The end of the vertical axis: the latest bands fit, and so do the curves once they rest on some pages. */
export function topOf(points: Points): number {
  const latest = points.at(-1)
  const rates = points
    .flatMap(({ canary, live }) => [canary, live])
    .filter(({ views }) => views >= FEWEST_VIEWS)
    .map(({ rate }) => rate)
  const needed = Math.max(...rates, latest?.canary.high ?? 0, latest?.live.high ?? 0)
  return TOPS.find((top) => top >= needed) ?? 1
}

/** Paths of a curve and its band in a square of 100 by 100. */
export function pathsOf(points: Points, arm: Arm, top: number): { curve: string; band: string } {
  const [from, to] = [points.at(0), points.at(-1)].map((point) => Date.parse(point?.at ?? ''))
  const x = (at: string) =>
    rounded(((Date.parse(at) - Number(from)) / (Number(to) - Number(from) || 1)) * 100)
  // Without pages there is no rate.
  const seen = points.filter((point) => point[arm].views > 0)
  const along = (read: (rate: FailureRate) => number) =>
    seen.map((point) => `${x(point.at)} ${heightOf(read(point[arm]), top)}`)
  const path = (corners: string[]) => (corners.length > 0 ? `M${corners.join('L')}` : '')
  const band = path([...along(({ high }) => high), ...along(({ low }) => low).reverse()])
  return { curve: path(along(({ rate }) => rate)), band: band && `${band}Z` }
}

/** Distance of a rate from the upper edge, in percent of the height. */
export const heightOf = (rate: number, top: number) => rounded(100 - (Math.min(rate, top) / top) * 100)

/** Heights of the middles of both labels, which stay in the chart and do not overlap. @param size height of a label */
export function labelsAt(canary: number, live: number, size: number): Record<Arm, number> {
  const [above, below] = [Math.min(canary, live), Math.max(canary, live)]
  const apart = Math.max(0, size - (below - above)) / 2
  const upper = Math.min(100 - 1.5 * size, Math.max(size / 2, above - apart))
  const lower = Math.min(100 - size / 2, Math.max(upper + size, below + apart))
  return canary <= live ? { canary: upper, live: lower } : { canary: lower, live: upper }
}

const rounded = (value: number) => Math.round(value * 100) / 100

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** `2.1 %` with a space that does not break. */
export const percent = (rate: number) => `${number.format(rate * 100)}\u00a0%`

/** A build's figures in words: `3 of 141 pages failed: 2.1 % (0.4 to 6.3 %)`. @param what was counted */
export const rateInWords = ({ views, failures, rate, low, high }: FailureRate, what = ' pages failed') =>
  views > 0
    ? `${count(failures)} of ${count(views)}${what}: ${percent(rate)} (${number.format(low * 100)} to ${percent(high)})`
    : 'no pages yet'

const count = (pages: number) => Math.round(pages).toLocaleString('en-US')
