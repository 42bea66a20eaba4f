import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Batch, judge, type Look, NEW_TRIAL, type Trial } from './judge.ts'

const LOOK_S = 2
const NO_VITALS: Look['vitals'] = {
  lcp: { candidate: [], live: [] },
  cls: { candidate: [], live: [] },
  inp: { candidate: [], live: [] },
}
const NOTHING = { candidate: { views: 0, failures: 0 }, live: { views: 0, failures: 0 } }

/** Numbers from 0 to 1 that look like chance and are the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function batch(views: number, rate: number, chance: () => number): Batch {
  let failures = 0
  for (let view = 0; view < views; view += 1) if (chance() < rate) failures += 1
  return { views, failures }
}

interface Run {
  seed: number
  seconds: number
  /** Share of pages that fail, by the second. */
  candidate: (second: number) => number
  live: (second: number) => number
}

/** 50 page views a second, a tenth of them of the candidate; gives the second of the halt. */
function haltOf({ seed, seconds, candidate, live }: Run): number | undefined {
  const chance = seeded(seed)
  let trial: Trial = NEW_TRIAL
  for (let second = LOOK_S; second <= seconds; second += LOOK_S) {
    const look = {
      candidate: batch(5 * LOOK_S, candidate(second), chance),
      live: batch(45 * LOOK_S, live(second), chance),
    }
    trial = judge(trial, { browser: look, server: NOTHING, vitals: NO_VITALS })
    if (trial.fault) return second
  }
  return undefined
}

const runs = (count: number, run: Omit<Run, 'seed'>) =>
  Array.from({ length: count }, (_, seed) => haltOf({ seed: seed + 1, ...run }))

const always = (rate: number) => () => rate

describe('a candidate that is worse', () => {
  it.each([1, 0.5, 0.25])('is halted within 30 s when %d of its pages fail', (share) => {
    const halts = runs(500, { seconds: 30, candidate: always(share), live: always(0.01) })
    expect(halts.filter((second) => second === undefined)).toEqual([])
  })

  it('is halted within 30 s as well when it was well for an hour before', () => {
    const turn = 3600
    const halts = runs(20, {
      seconds: turn + 30,
      candidate: (at) => (at > turn ? 0.25 : 0.01),
      live: always(0.01),
    })
    expect(halts.filter((second) => second === undefined || second <= turn)).toEqual([])
  })

  it('is halted beside a live build that fails too, and for what the server sees', () => {
    const halts = runs(100, { seconds: 60, candidate: always(0.6), live: always(0.2) })
    expect(halts).not.toContain(undefined)
    const server = { candidate: { views: 20, failures: 20 }, live: { views: 200, failures: 1 } }
    const { fault } = judge(NEW_TRIAL, { browser: NOTHING, server, vitals: NO_VITALS })
    expect(fault).toBe('20 of 20 pages failed on the server (100 %), of the live build 0.5 %')
  })
})

describe('a candidate that is as good as the live build', () => {
  it.each([0, 0.01, 0.05, 0.3])('is not halted in any of 100 hours when %d of all pages fail', (share) => {
    expect(runs(100, { seconds: 3600, candidate: always(share), live: always(share) })).toEqual(
      Array(100).fill(undefined),
    )
  })

  it('is not halted for what breaks everything at once', () => {
    const outage = (at: number) => (at % 300 > 240 ? 0.6 : 0.01)
    expect(runs(50, { seconds: 3600, candidate: outage, live: outage })).toEqual(Array(50).fill(undefined))
  })

  it('is not halted without a failure, whatever else is seen', () => {
    const views = fc.nat({ max: 500 })
    const anyBatch = views.chain((all) =>
      fc.record({ views: fc.constant(all), failures: fc.nat({ max: all }) }),
    )
    const well = fc.record({ candidate: views.map((all) => ({ views: all, failures: 0 })), live: anyBatch })
    fc.assert(
      fc.property(fc.array(fc.record({ browser: well, server: well })), (looks) => {
        const end = looks.reduce<Trial>(
          (trial, look) => judge(trial, { ...look, vitals: NO_VITALS }),
          NEW_TRIAL,
        )
        expect(end.fault).toBeUndefined()
      }),
    )
  })
})

describe('vitals', () => {
  /** Times of visits as they are spread: many short ones, few long ones. */
  function visits(seed: number, middle: number, count = 500): number[] {
    const chance = seeded(seed)
    const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
    return Array.from({ length: count }, () => middle * Math.exp(0.6 * normal()))
  }
  const faultOf = (candidate: number[], live: number[]) =>
    judge(NEW_TRIAL, {
      browser: NOTHING,
      server: NOTHING,
      vitals: { ...NO_VITALS, lcp: { candidate, live } },
    }).fault

  it('halt a candidate whose largest picture comes twice as late', () => {
    expect(faultOf(visits(1, 3000), visits(2, 1500))).toMatch(
      /^LCP is \d+(\.\d+)? ms at the 75th percentile, of the live build \d+/,
    )
  })

  it('halt none for chance in 2,000 comparisons of equal builds, nor for few visits', () => {
    const faults = Array.from({ length: 2000 }, (_, seed) =>
      faultOf(visits(2 * seed + 1, 1500, 60 + (seed % 440)), visits(2 * seed + 2, 1500)),
    )
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
    expect(faultOf(visits(1, 9000, 20), visits(2, 1500))).toBeUndefined()
  })
})
