import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

const now = Date.parse('2026-11-21T00:00:00Z')

test.each([
  [null, 'Stored until it is deleted.'],
  ['2026-11-20T00:00:00Z', 'Will be deleted within the hour.'],
  ['2026-11-21T10:00:00Z', 'Will be deleted in 1 day.'],
  ['2027-11-21T00:00:00Z', 'Will be deleted in 365 days.'],
])('the recruiter reads how long %s is away', (deletedAfter, sentence) => {
  expect(daysLeft(deletedAfter, now)).toBe(sentence)
})
