import type { AcademyClass, ClassTerm, TrialSlot } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import { longDay } from '@arunika/text'
import type { Executor } from '../../db/database.ts'
import { officeDay } from '../../lib/office-time.ts'
import { hoursIn, meetingDays, weekdayIn } from '../classes/texts.ts'
import { countTrials, listOpenTerms, type TermRow } from './repository.ts'
import { openSlots, type Slot, slotValue } from './slots.ts'

export interface OpenTerms {
  terms: readonly TermRow[]
  /** Numbers of booked trials, by `slotValue`. */
  booked: ReadonlyMap<string, number>
}

/** Terms that have not ended, with their booked trials. @param classPath by default of all classes */
export async function loadOpenTerms(executor: Executor, now: Date, classPath?: string): Promise<OpenTerms> {
  const today = officeDay(now)
  const terms = await listOpenTerms(executor, today, classPath)
  const booked = await countTrials(
    executor,
    terms.map(({ id }) => id),
    today,
  )
  return { terms, booked }
}

/** Never below zero, even if an editor reduces the places of a term below those that are taken. */
const leftOf = ({ seats, taken }: TermRow, trials = 0) => Math.max(0, seats - taken - trials)

/** Places that a trial of this lesson can still take: guests sit on the seats that no student has. */
export const slotLeft = (slot: Slot, booked: ReadonlyMap<string, number>) =>
  leftOf(slot.term, booked.get(slotValue(slot)))

/** Day and hours of a lesson as readers see them. */
export const slotWords = ({ on, term: { from, to } }: Slot, language: Language) => ({
  day: `${weekdayIn(on, language)}, ${longDay(on, language)}`,
  hours: hoursIn(`${from}–${to}`, language),
})

function termIn(term: TermRow, language: Language): ClassTerm {
  const { id, startsOn, endsOn, weekdays, from, to, teacher, seats } = term
  return {
    ...{ id, startsOn, endsOn, weekdays, teacher, seats },
    dates: `${longDay(startsOn, language)} – ${longDay(endsOn, language)}`,
    days: meetingDays([weekdays, `${from}–${to}`], language),
    left: leftOf(term),
  }
}

/** Terms of a class on the wire; nothing for a class without any. */
export function termsOnWire(
  { terms }: OpenTerms,
  path: string,
  language: Language,
): Pick<AcademyClass, 'terms'> {
  const own = terms.filter(({ classPath }) => classPath === path)
  return own.length > 0 ? { terms: own.map((term) => termIn(term, language)) } : {}
}

/** The next trials of a class. */
export const trialsOf = ({ terms, booked }: OpenTerms, path: string, now: Date): Slot[] =>
  openSlots(
    terms.filter(({ classPath }) => classPath === path),
    (slot) => slotLeft(slot, booked) > 0,
    now,
  )

/** The same on the wire; nothing for a class without any. */
export function trialsOnWire(
  open: OpenTerms,
  path: string,
  language: Language,
  now: Date,
): Pick<AcademyClass, 'trials'> {
  const trials = trialsOf(open, path, now).map(
    (slot): TrialSlot => ({
      value: slotValue(slot),
      at: slot.at.toISOString(),
      ends: slot.endsAt.toISOString(),
      ...slotWords(slot, language),
      left: slotLeft(slot, open.booked),
      price: slot.term.trialPrice,
    }),
  )
  return trials.length > 0 ? { trials } : {}
}
