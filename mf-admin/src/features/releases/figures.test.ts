import { expect, test } from 'vitest'
import { byteDifference, duration, goesLive } from './figures.ts'

test.each([
  [0, '±0 B'],
  [-12, '−12 B'],
  [1234, '+1.2 kB'],
])('a difference of %i bytes is %s', (count, said) => expect(byteDifference(count)).toBe(said))

test.each([
  [184.4, '184 ms'],
  [1936, '1.9 s'],
])('%d ms are %s', (ms, said) => expect(duration(ms)).toBe(said))

test.each([
  [null, 'until somebody decides'],
  [42 * 60_000, 'goes live in 42 min'],
  [5 * 3_600_000, 'goes live in 5 h'],
  [0, 'goes live now'],
])('a canary with %s ms to go says: %s', (promoteAfterMs, said) => {
  const since = '2026-11-21T10:00:00.000Z'
  expect(goesLive({ since, promoteAfterMs }, Date.parse(since))).toBe(said)
})
