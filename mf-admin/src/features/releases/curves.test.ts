import type { FailureRate } from '@anyam/protocol'
import { expect, test } from 'vitest'
import { labelsAt, pathsOf, rateInWords, topOf } from './curves.ts'

const rate = (views: number, failures: number, low = 0, high = 1): FailureRate => ({
  ...{ views, failures, low, high },
  rate: views > 0 ? failures / views : 0,
})
const point = (minute: number, canary: FailureRate, live = rate(100, 0, 0, 0.01)) => ({
  ...{ at: `2026-11-21T05:${String(minute).padStart(2, '0')}:00.000Z`, canary, live },
})

test('the scale fits the latest bands and the rates of some pages, whatever the first pages were', () => {
  const early = point(0, rate(1, 1))
  expect(topOf([early, point(10, rate(200, 2, 0, 0.04))])).toBe(0.05)
  expect(topOf([early, point(5, rate(20, 3)), point(10, rate(200, 3, 0, 0.04))])).toBe(0.2)
  expect(topOf([point(0, rate(0, 0))])).toBe(1)
})

test('a curve lies in its band, and both end at the upper edge of the scale', () => {
  const points = [point(0, rate(0, 0)), point(15, rate(10, 1, 0.02, 0.5)), point(30, rate(20, 1, 0.01, 0.1))]
  expect(pathsOf(points, 'canary', 0.1)).toEqual({
    curve: 'M50 0L100 50',
    band: 'M50 0L100 0L100 90L50 80Z',
  })
  expect(pathsOf(points.slice(0, 1), 'canary', 0.1)).toEqual({ curve: '', band: '' })
  expect(pathsOf(points.slice(1, 2), 'canary', 0.1).curve).toBe('M0 0')
})

test.each([
  [80, 20, { canary: 80, live: 20 }],
  [50, 52, { canary: 41, live: 61 }],
  [52, 50, { canary: 61, live: 41 }],
  [99, 100, { canary: 70, live: 90 }],
  [1, 0, { canary: 30, live: 10 }],
  [0, 100, { canary: 10, live: 90 }],
])(
  'labels of curves that end at %i and %i stay in the chart and do not overlap',
  (canary, live, expected) => {
    expect(labelsAt(canary, live, 20)).toEqual(expected)
  },
)

test('a rate is a sentence with its bounds', () => {
  expect(rateInWords(rate(1410.4, 30, 0.0041, 0.063))).toBe(
    '30 of 1,410 pages failed: 2.1\u00a0% (0.4 to 6.3\u00a0%)',
  )
  expect(rateInWords(rate(0, 0))).toBe('no pages yet')
})
