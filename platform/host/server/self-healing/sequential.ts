/** Decided page loads and how many of them failed; fractions if some count less. */
export interface Batch {
  views: number
  failures: number
}

/** A canary and the live build in the same time span. */
export interface Compared {
  canary: Batch
  live: Batch
}

/** Odds ratios of a mixture, with their weights. */
type Mixture = readonly { odds: number; log: number; weight: number }[]

const mixtureOf = (weights: Readonly<Record<string, number>>): Mixture =>
  Object.entries(weights).map(([odds, weight]) => ({
    odds: Number(odds),
    log: Math.log(Number(odds)),
    weight: Math.log(weight),
  }))

/**
 * For a canary: failures slightly likelier than the hypothesis allows, up to pages that all fail; and less
 * likely ones, down to none.
 */
const CANARY = {
  more: mixtureOf({ 1.15: 0.05, 1.45: 0.16, 2: 0.26, 4: 0.2, 10: 0.26, 40: 0.07 }),
  fewer: mixtureOf({ 0: 0.34, 0.1: 0.1, 0.33: 0.22, 0.7: 0.24, 0.85: 0.1 }),
}
/** For the live build, whose rate is merely uncertain: an odds ratio of 1 limits the cost of its estimate. */
const LIVE = {
  more: mixtureOf({ 1: 0.5, 1.05: 0.1, 1.15: 0.14, 1.4: 0.13, 3: 0.13 }),
  fewer: mixtureOf({ 0: 0.07, 0.3: 0.1, 0.6: 0.13, 0.85: 0.16, 0.95: 0.1, 1: 0.44 }),
}

/**
 * The live build is assumed to have worked for this many pages before, because nothing else is known if all
 * visitors get the canary.
 */
const WORKED_BEFORE = 10
/** With a rate of 1, a single page that works would be infinite evidence. */
const HIGHEST_RATE = 1 - 1e-6
/** Locates the minimum to within 1 in 10⁵ of the range of rates. */
const STEPS = 24

/**
 * Logarithm of the evidence that pages fail more (or less) often than a rate on average: a mixture over odds
 * ratios of exp(λS − nψ(λ)), which stays a supermartingale when the true rate changes with time (Howard,
 * Ramdas, McAuliffe and Sekhon, 2021).
 */
function evidence({ views, failures }: Batch, rate: number, mixture: Mixture): number {
  let most = Number.NEGATIVE_INFINITY
  let sum = 0
  for (const { odds, log, weight } of mixture) {
    if (odds === 0 && failures > 0) continue
    const value = weight + (failures > 0 ? failures * log : 0) - views * Math.log1p(rate * (odds - 1))
    // The sum is relative to its largest term, so that no exponential overflows.
    if (value > most) {
      sum = sum * Math.exp(most - value) + 1
      most = value
    } else sum += Math.exp(value - most)
  }
  return most + Math.log(sum)
}

/**
 * True if the evidence suffices against every pair of rates that a hypothesis allows. The product of the
 * evidence of two builds is convex in the live build's rate, so its minimum is found by bracketing.
 */
function isEnoughEverywhere(
  evidenceAt: (live: number) => number,
  { from, to }: { from: number; to: number },
  first: number,
  enough: number,
): boolean {
  if (evidenceAt(Math.min(to, Math.max(from, first))) < enough) return false
  const section = (Math.sqrt(5) - 1) / 2
  let [low, high] = [from, to]
  let [left, right] = [high - section * (high - low), low + section * (high - low)]
  let [atLeft, atRight] = [evidenceAt(left), evidenceAt(right)]
  for (let step = 0; step < STEPS; step += 1) {
    if (Math.min(atLeft, atRight) < enough) return false
    if (atLeft < atRight) {
      high = right
      ;[right, atRight] = [left, atLeft]
      left = high - section * (high - low)
      atLeft = evidenceAt(left)
    } else {
      low = left
      ;[left, atLeft] = [right, atRight]
      right = low + section * (high - low)
      atRight = evidenceAt(right)
    }
  }
  return evidenceAt(from) >= enough && evidenceAt(to) >= enough
}

export const rateOf = ({ views, failures }: Batch) =>
  views > 0 ? Math.min(1, Math.max(0, failures) / views) : 0

export const percent = (batch: Batch) => `${Math.round(rateOf(batch) * 1000) / 10} %`

/**
 * True if a canary fails more often than the live build by more than a margin. Over all checks together, the
 * probability of being wrong is at most `error`.
 */
export function isWorse({ canary, live }: Compared, margin: number, error: number): boolean {
  if (canary.failures === 0) return false
  const control = { ...live, views: live.views + WORKED_BEFORE }
  const at = (rate: number) =>
    evidence(canary, rate + margin, CANARY.more) + evidence(control, rate, LIVE.fewer)
  return isEnoughEverywhere(at, { from: 0, to: HIGHEST_RATE - margin }, rateOf(control), -Math.log(error))
}

/**
 * True if the upper confidence bound of the difference between canary and live build is below a margin. Over
 * all checks together, the probability of being wrong is at most `error`.
 */
export function isWithin({ canary, live }: Compared, margin: number, error: number): boolean {
  const at = (rate: number) => evidence(canary, rate + margin, CANARY.fewer) + evidence(live, rate, LIVE.more)
  const to = Math.max(0, HIGHEST_RATE - margin)
  return isEnoughEverywhere(at, { from: 0, to }, rateOf(live), -Math.log(error))
}

/**
 * Confidence bounds of a failure rate. The probability that they ever exclude the true rate, over all checks
 * together, is at most `error`.
 */
export function boundsOf(batch: Batch, error: number): { low: number; high: number } {
  const enough = -Math.log(error / 2)
  // The evidence for more failures falls with the rate, that for fewer grows.
  const isBelow = (rate: number) => evidence(batch, rate, CANARY.more) >= enough
  const isAbove = (rate: number) => evidence(batch, rate, CANARY.fewer) >= enough
  return { low: border(isBelow), high: border((rate) => !isAbove(rate)) }
}

/** The rate up to which a condition holds. */
function border(holds: (rate: number) => boolean): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}

const MOST_VIEWS = 1e7

/**
 * Estimated number of pages that a canary needs until `isWithin`, if both builds keep their failure rates.
 * @returns undefined if no number would suffice
 */
export function viewsUntilWithin(
  { canary, live }: Compared,
  margin: number,
  error: number,
): number | undefined {
  const rates = { live: rateOf(live), canary: Math.max(rateOf(live), rateOf(canary)) }
  const share = canary.views > 0 ? live.views / canary.views : 1
  const isEnough = (views: number) =>
    isWithin(
      {
        canary: { views, failures: views * rates.canary },
        live: { views: views * share, failures: views * share * rates.live },
      },
      margin,
      error,
    )
  if (!isEnough(MOST_VIEWS)) return undefined
  let [low, high] = [1, MOST_VIEWS]
  while (high / low > 1.01) {
    const middle = Math.sqrt(low * high)
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return Math.ceil(high)
}
