import { expect, test } from 'vitest'
import { consentText, daysLeft } from './days-left.ts'

const now = Date.parse('2026-11-21T00:00:00Z')

test.each([
  [null, 'Stored until it is deleted.'],
  ['2026-11-20T00:00:00Z', 'Will be deleted within the hour.'],
  ['2026-11-21T10:00:00Z', 'Will be deleted in 1 day.'],
  ['2027-11-21T00:00:00Z', 'Will be deleted in 365 days.'],
])('the recruiter reads how long %s is away', (deletedAfter, sentence) => {
  expect(daysLeft(deletedAfter, now)).toBe(sentence)
})

const REQUESTED = { requestedAt: '2026-11-01T00:00:00.000Z', grantedAt: null }

test.each([
  [undefined, ''],
  [REQUESTED, 'Asked on November 1, 2026 whether it may be stored longer, not answered.'],
  [
    { ...REQUESTED, grantedAt: '2025-11-09T00:00:00.000Z' },
    'Asked on November 1, 2026 whether it may be stored longer, not answered.',
  ],
  [
    { ...REQUESTED, grantedAt: '2026-11-09T00:00:00.000Z' },
    'Asked on November 1, 2026 whether it may be stored longer, agreed until November 28, 2027.',
  ],
])('the recruiter reads what the applicant was asked and answered (%o)', (consent, sentence) => {
  expect(consentText({ ...(consent && { consent }), deletedAfter: '2027-11-28T00:00:00.000Z' })).toBe(
    sentence,
  )
})
