import type { InterviewState } from '@arunika/admin-contracts'
import type { Language } from '@arunika/contracts/site'
import { timeIn } from '../classes/texts.ts'
import type { InterviewRow } from './repository.ts'

type Meeting = Pick<InterviewRow, 'minutes'>

export const endOf = (at: Date, { minutes }: Meeting) => new Date(at.getTime() + minutes * 60_000)

/** A time in words at the office. */
export const whenIn = (at: Date, meeting: Meeting, language: Language) =>
  timeIn(at, endOf(at, meeting), language)

/** An interview that occupies a time. */
export type Taken = Pick<InterviewRow, 'id' | 'minutes'> & { startsAt: Date }

/** True if the time is to come and overlaps no other interview. */
export const isFree = (
  at: Date,
  own: Pick<InterviewRow, 'id' | 'minutes'>,
  taken: readonly Taken[],
  now: Date,
) =>
  at > now &&
  taken.every(
    (other) => other.id === own.id || endOf(at, own) <= other.startsAt || endOf(other.startsAt, other) <= at,
  )

export const freeTimes = (row: InterviewRow, taken: readonly Taken[], now: Date): Date[] =>
  row.times.filter((at) => isFree(at, row, taken, now))

export function stateOf({ cancelledAt, startsAt }: InterviewRow, now: Date): InterviewState {
  if (cancelledAt) return 'cancelled'
  if (!startsAt) return 'offered'
  return startsAt > now ? 'chosen' : 'over'
}
