import { CodedError, ERRORS, type ErrorCode } from '@anyam/server/errors'
import type { Language } from '@arunika/contracts/site'
import type { Executor } from '../../db/database.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { timeIn } from '../classes/texts.ts'
import { slotLeft, slotWords } from '../terms/open-terms.ts'
import { countTrials, findTerm, lockTerm } from '../terms/repository.ts'
import { openSlot, readSlotValue, type Slot } from '../terms/slots.ts'
import type { StoredTrial } from './repository.ts'

/** The same sentence at the field of the form. */
const refuse = (code: ErrorCode) => new CodedError(code, { errors: { slot: [ERRORS[code][1]] } })

/**
 * Takes a place in a trial. Its term stays locked until the transaction ends, so two bookings never take one place.
 * @throws CodedError slot_gone or slot_taken
 */
export async function takeSeat(
  transaction: Executor,
  { path, value, now }: { path: string; value: string; now: Date },
): Promise<Slot> {
  const read = readSlotValue(value)
  const term = read && (await lockTerm(transaction, read.termId))
  const slot = term?.classPath === path ? openSlot(term, read?.on ?? '', now) : undefined
  if (!slot) throw refuse('slot_gone')
  const booked = await countTrials(transaction, [slot.term.id], slot.on)
  if (slotLeft(slot, booked) === 0) throw refuse('slot_taken')
  return slot
}

/** @throws CodedError slot_taken if a cancelled booking cannot have its place again */
export async function takeSeatAgain(transaction: Executor, { termId, slotOn: on }: StoredTrial) {
  const term = termId === null ? undefined : await lockTerm(transaction, termId)
  if (!term || on === null) return
  const booked = await countTrials(transaction, [term.id], on)
  const slot = { term, on, at: new Date(), endsAt: new Date() }
  if (slotLeft(slot, booked) === 0) throw new CodedError('slot_taken')
}

/** The columns of a booking. */
export const lessonOf = ({ term, on, at, endsAt }: Slot) => ({
  termId: term.id,
  slotOn: on,
  slotAt: at,
  slotEndsAt: endsAt,
})

interface Ages {
  from: number
  /** Without an upper limit if undefined. */
  to: number | undefined
}

function agesOf(ages: string): Ages {
  const [from = '', to = ''] = ages.split('-')
  return { from: Number(from), to: to ? Number(to) : undefined }
}

/** @param ages of the class: `6-12`, `13-` @throws CodedError validation_failed for an age outside them */
export function assertAge(ages: string, age: string): void {
  const { from, to } = agesOf(ages)
  const years = Number(age)
  if (years >= from && (to === undefined || years <= to)) return
  const whom = to === undefined ? `from ${from} years` : `for ages ${from} to ${to}`
  throw invalidFields({ age: [`This class is ${whom}. Please choose another class, or ask us.`] })
}

/** Time of a booked lesson in words; undefined if the booking names a preferred time. */
export const whenOf = ({ slotAt, slotEndsAt }: StoredTrial): ((language: Language) => string) | undefined =>
  slotAt && slotEndsAt ? (language) => timeIn(slotAt, slotEndsAt, language) : undefined

/** Time of a lesson in words. */
export function whenIn(slot: Slot, language: Language): string {
  const { day, hours } = slotWords(slot, language)
  return `${day}, ${hours}`
}

/** Price of the trial in rupiah; undefined if its term was deleted. */
export const trialPriceOf = async (executor: Executor, { termId }: StoredTrial) =>
  termId === null ? undefined : (await findTerm(executor, termId))?.trialPrice
