import type { CanaryHistory } from '@anyam/releases/evidence-files'
import { expect, it } from 'vitest'
import { curvesIn } from './curves.ts'
import { extendedHistory, MOST_POINTS } from './history.ts'
import { boundsOf, type Compared } from './sequential.ts'

const compared = (views: number): Compared => ({
  canary: { views, failures: views / 100 },
  live: { views: views * 9, failures: 0 },
})

it('a history of a day has at most 60 points, spread over the whole day', () => {
  let history: CanaryHistory = {}
  const day = 24 * 3600
  for (let at = 0; at <= day; at += 10) {
    history = extendedHistory(history, new Map([['all', compared(at)]]), at)
    expect(history.all?.length).toBeLessThanOrEqual(MOST_POINTS)
  }
  const instants = history.all?.map(([at]) => at) ?? []
  expect(instants).toHaveLength(MOST_POINTS)
  expect([instants[0], instants.at(-1)]).toEqual([0, day])
  const gaps = instants.slice(1).map((at, nth) => at - (instants[nth] ?? 0))
  expect(Math.max(...gaps)).toBeLessThanOrEqual((3 * day) / MOST_POINTS)
})

it('only the segments with the most pages have a history', () => {
  const pages = Array.from({ length: 40 }, (_, nth) => [`page /${nth}`, compared(nth)] as const)
  const history = extendedHistory({}, new Map([['all', compared(1)], ...pages]), 0)
  expect(Object.keys(history)).toHaveLength(25)
  expect(Object.keys(history)).toEqual(expect.arrayContaining(['all', 'page /39', 'page /16']))
})

it('the curves of a segment have words for the choice, and bounds', () => {
  const sums = new Map([
    ['all', compared(100)],
    ['engine gecko', compared(10)],
  ])
  const history = extendedHistory({}, sums, 60)
  const curves = curvesIn({ build: 'b2', evidence: '', history }, 'engine gecko')
  expect(curves).toMatchObject({
    build: 'b2',
    segments: [{ segment: 'engine gecko', words: 'with Firefox' }],
    points: [{ at: '1970-01-01T00:01:00.000Z', canary: { views: 10, failures: 0.1, rate: 0.01 } }],
  })
  const { low = 1, high = 0 } = curves.points[0]?.canary ?? {}
  expect(low).toBe(0)
  expect(high).toBeGreaterThan(0.3)
  expect(curvesIn(undefined, 'all')).toEqual({ segments: [], points: [] })
})

it('bounds of a rate leave the true one out in at most one of twenty runs, looked at after each page', () => {
  let seed = 1
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  for (const rate of [0.005, 0.05, 0.4]) {
    let missed = 0
    for (let run = 0; run < 100; run += 1) {
      const batch = { views: 0, failures: 0 }
      let isMissed = false
      while (batch.views < 400 && !isMissed) {
        batch.views += 1
        if (chance() < rate) batch.failures += 1
        const { low, high } = boundsOf(batch, 0.05)
        isMissed = rate < low || rate > high
      }
      if (isMissed) missed += 1
    }
    expect(missed).toBeLessThanOrEqual(5)
  }
  expect(boundsOf({ views: 0, failures: 0 }, 0.05)).toEqual({ low: 0, high: expect.closeTo(1) })
  const { low, high } = boundsOf({ views: 3000, failures: 30 }, 0.05)
  expect(low).toBeGreaterThan(0.004)
  expect(high).toBeLessThan(0.02)
})
