import { officeDay, officeInstant } from '../../lib/office-time.ts'
import { weekdayOf } from '../classes/texts.ts'
import type { TermRow } from './repository.ts'

const DAY_MS = 86_400_000
/** Trials can be booked this far ahead, beyond the longest holidays. */
const DAYS_AHEAD = 70
/** Notice that a teacher needs. */
const NOTICE_MS = 12 * 3_600_000
/** Most trials to choose from on the page of a class. */
const MOST_SLOTS = 6

/** One lesson of a term. */
export interface Slot {
  term: TermRow
  /** Day at the academy. */
  on: string
  at: Date
  endsAt: Date
}

/** Identifies the lesson of a term on a day, also in a form: `12.2027-01-09`. */
export const lessonKey = (termId: number | null, on: string | null) => `${termId}.${on}`

export const slotValue = ({ term, on }: Pick<Slot, 'term' | 'on'>) => lessonKey(term.id, on)

/** @returns undefined for a text that no form offers */
export function readSlotValue(value: string): { termId: number; on: string } | undefined {
  const [, id, on] = /^([1-9]\d{0,8})\.(\d{4}-\d{2}-\d{2})$/.exec(value) ?? []
  return id && on ? { termId: Number(id), on } : undefined
}

const slotOn = (term: TermRow, on: string): Slot => ({
  term,
  on,
  at: officeInstant(on, term.from),
  endsAt: officeInstant(on, term.to),
})

/** The lesson of a term on a day; undefined if it has none then, or if a trial cannot be booked for it any more. */
export function openSlot(term: TermRow, on: string, now: Date): Slot | undefined {
  const weekday = weekdayOf(on)
  if (!weekday || !term.weekdays.includes(weekday) || on < term.startsOn || on > term.endsOn) return undefined
  const slot = slotOn(term, on)
  const notice = slot.at.getTime() - now.getTime()
  return notice >= NOTICE_MS && notice <= DAYS_AHEAD * DAY_MS ? slot : undefined
}

/** The next lessons of a class, earliest first, that have a free place. */
export function openSlots(terms: readonly TermRow[], isFree: (slot: Slot) => boolean, now: Date): Slot[] {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) =>
    officeDay(new Date(now.getTime() + ahead * DAY_MS)),
  )
  return days
    .flatMap((on) => terms.flatMap((term) => openSlot(term, on, now) ?? []))
    .filter(isFree)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, MOST_SLOTS)
}
