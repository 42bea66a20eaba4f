import { expect, test } from 'vitest'
import { byteDifference, duration, goesLive } from './figures.ts'

test.each([
  [0, '±0 B'],
  [-12, '−12 B'],
  [1234, '+1.2 kB'],
])('a difference of %i bytes is %s', (count, expected) => expect(byteDifference(count)).toBe(expected))

test.each([
  [184.4, '184 ms'],
  [1936, '1.9 s'],
])('%d ms are %s', (ms, expected) => expect(duration(ms)).toBe(expected))

test.each([
  [null, 'until promoted manually'],
  [42 * 60_000, 'goes live in 42 min'],
  [5 * 3_600_000, 'goes live in 5 h'],
  [0, 'goes live once there is enough evidence'],
])('a canary with %s ms to go says: %s', (promoteAfterMs, expected) => {
  const since = '2026-11-21T10:00:00.000Z'
  expect(goesLive({ since, promoteAfterMs }, Date.parse(since))).toBe(expected)
})

test('a canary that grows says to which share', () => {
  const since = '2026-11-21T10:00:00.000Z'
  const canary = { since, promoteAfterMs: 600_000, nextPercent: 50 }
  expect(goesLive(canary, Date.parse(since))).toBe('goes to 50 of 100 in 10 min')
})
