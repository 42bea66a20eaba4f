import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromLocalTime, toLocalTime } from '../../lib/local-time.ts'
import { inAnHour } from './publish-time.ts'

test('a minute that was chosen is the minute that is shown again', () => {
  const minutes = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(minutes, (time) => {
      time.setSeconds(0, 0)
      expect(fromLocalTime(toLocalTime(time.toISOString()))).toBe(time.toISOString())
    }),
  )
})

test('what is no instant shows nothing', () => {
  expect(toLocalTime('')).toBe('')
})

test('the time that is offered is a full hour in the future', () => {
  expect(inAnHour(Date.parse('2026-11-21T09:20:00Z'))).toBe('2026-11-21T11:00:00.000Z')
})
