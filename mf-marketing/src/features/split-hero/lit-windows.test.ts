import { expect, test } from 'vitest'
import { hourInBandung, litWindows } from './lit-windows.ts'

test.each([
  ['2026-11-25T00:30:00Z', 7],
  ['2026-11-25T11:00:00Z', 18],
  ['2026-11-25T17:00:00Z', 0],
  ['2026-11-25T23:59:00+08:00', 22],
])('at %s it is %i in Bandung, wherever the visitor is', (now, hour) => {
  expect(hourInBandung(new Date(now))).toBe(hour)
})

test('few windows are lit by day, more at dusk, all in the evening and half at night', () => {
  const lit = [12, 17, 20, 2, 5].map((hour) => litWindows(hour, 30))
  expect(lit).toEqual([4, 10, 30, 15, 10])
})

test('at every hour somebody is at work, even in a small street', () => {
  for (let hour = 0; hour < 24; hour++) {
    expect(litWindows(hour, 4)).toBeGreaterThan(0)
    expect(litWindows(hour, 4)).toBeLessThanOrEqual(4)
  }
})
