import { isSlower } from './is-slower.ts'

/** Pages of a build and how many of them failed, since the look before. */
export interface Batch {
  views: number
  failures: number
}

/** What was seen of a candidate and of the live build: by browsers and by the server, and how fast it felt. */
export interface Look {
  browser: { candidate: Batch; live: Batch }
  server: { candidate: Batch; live: Batch }
  vitals: Record<'lcp' | 'cls' | 'inp', { candidate: readonly number[]; live: readonly number[] }>
}

/** Evidence so far: it grows with what is worse than tolerated, and never falls below nothing. */
export interface Evidence {
  score: number
  live: Batch
  candidate: Batch
}

export interface Trial {
  browser: Evidence
  server: Evidence
  /** Pages of the candidate, seen by browsers or sent. */
  views: number
  /** Why the candidate is worse; undefined as long as it is not. */
  fault?: string
}

const NONE: Batch = { views: 0, failures: 0 }
const UNHEARD: Evidence = { score: 0, live: NONE, candidate: NONE }
export const NEW_TRIAL: Trial = { browser: UNHEARD, server: UNHEARD, views: 0 }

/** So many more of a hundred pages may fail than of the live build. */
const TOLERATED = 0.02
/** Where so many more fail, the candidate is certainly bad. */
const BAD = 0.1
/** A candidate that is just tolerable is halted once in so many pages on average. */
const PAGES_TO_A_FALSE_ALARM = 1_000_000
const ENOUGH = Math.log(PAGES_TO_A_FALSE_ALARM)
/** Share of what was seen of the live build that still counts at the next look. */
const MEMORY = 0.9
const ENOUGH_LIVE = 20

/**
 * Takes one more look at a candidate. Its failures are weighed by Page's cumulative sum: each page adds the logarithm
 * of how much likelier it is for a bad candidate than for a tolerable one, beside what the live build does at the same
 * time; docs/decisions has the reasons.
 */
export function judge(trial: Trial, look: Look): Trial {
  const browser = weigh(trial.browser, look.browser)
  const server = weigh(trial.server, look.server)
  const views = trial.views + Math.max(look.browser.candidate.views, look.server.candidate.views)
  const fault =
    faultIn(browser, 'in browsers') ??
    faultIn(server, 'on the server') ??
    Object.entries(look.vitals)
      .map(([name, { candidate, live }]) => isSlower(name, candidate, live))
      .find((slower) => slower !== undefined)
  return { browser, server, views, ...(fault !== undefined && { fault }) }
}

function weigh(before: Evidence, { candidate, live }: { candidate: Batch; live: Batch }): Evidence {
  const memory = { views: before.live.views * MEMORY, failures: before.live.failures * MEMORY }
  const remembered = add(memory, live)
  // What breaks everything breaks the live build as well: its failures of this very moment count at once.
  const now = live.views >= ENOUGH_LIVE ? rate(live) : 0
  const tolerable = Math.min(0.85, Math.max(rate(remembered), now) + TOLERATED)
  const bad = Math.min(0.99, tolerable + BAD)
  const failures = Math.min(candidate.failures, candidate.views)
  const gain =
    failures * Math.log(bad / tolerable) +
    (candidate.views - failures) * Math.log((1 - bad) / (1 - tolerable))
  const score = Math.max(0, before.score + gain)
  // What lies before the last time that all was well is no evidence.
  const seen = score === 0 ? NONE : add(before.candidate, candidate)
  return { score, live: remembered, candidate: seen }
}

function faultIn({ score, candidate, live }: Evidence, where: string): string | undefined {
  if (score < ENOUGH) return undefined
  const percent = (batch: Batch) => `${Math.round(rate(batch) * 1000) / 10} %`
  return `${candidate.failures} of ${candidate.views} pages failed ${where} (${percent(candidate)}), of the live build ${percent(live)}`
}

const rate = ({ views, failures }: Batch) => (views > 0 ? Math.min(1, failures / views) : 0)

const add = (a: Batch, b: Batch): Batch => ({ views: a.views + b.views, failures: a.failures + b.failures })
