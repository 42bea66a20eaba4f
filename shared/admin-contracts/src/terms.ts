import { knownVersion, requiredText, WEEKDAYS } from '@arunika/contracts'
import * as z from 'zod/mini'
import { listPage, listQuery } from './lists.ts'

const MOST_SEATS = 500
const MOST_RUPIAH = 2_000_000_000

const day = z.string('Please choose a day.').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a day.'))
const time = z
  .string('Please choose a time.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time.'))
const seats = (from: number) =>
  z
    .int('Please enter a number of places.')
    .check(
      z.gte(from, `Please enter at least ${from}.`),
      z.lte(MOST_SEATS, `Please enter at most ${MOST_SEATS}.`),
    )

const fields = {
  /** Path of the class's page. */
  classPath: requiredText('Please choose a class.', 200),
  startsOn: day,
  endsOn: day,
  weekdays: z
    .array(z.enum(WEEKDAYS))
    .check(z.minLength(1, 'Please choose at least one day.'), z.maxLength(7)),
  /** Local times at the academy, `09:00`. */
  from: time,
  to: time,
  teacher: requiredText('Please name the teacher.', 100),
  seats: seats(1),
  /** Places of enrolled students. */
  taken: seats(0),
  /** In rupiah; 0 if trials are free. */
  trialPrice: z
    .int('Please enter a price; 0 if trials are free.')
    .check(z.gte(0, 'Please enter at least 0.'), z.lte(MOST_RUPIAH, 'This price is too high.')),
}

const whenWhole = ({ issues }: { issues: readonly unknown[] }) => issues.length === 0

export const termInput = z.object({ ...fields, if_updated_at: knownVersion }).check(
  z.refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
    path: ['endsOn'],
    error: 'The last day is before the first.',
    when: whenWhole,
  }),
  z.refine(({ from, to }) => to > from, {
    path: ['to'],
    error: 'The lesson ends before it begins.',
    when: whenWhole,
  }),
  z.refine(({ seats: all, taken }) => taken <= all, {
    path: ['taken'],
    error: 'More places are taken than there are.',
    when: whenWhole,
  }),
)

/** A term of a class in the back-office. */
export const adminTerm = z.object({
  id: z.number(),
  /** Name of the class. */
  class: z.string(),
  ...fields,
  /** ISO 8601 instant. */
  updatedAt: z.string(),
})

export const termPage = listPage(adminTerm)
export const termQuery = z.object(listQuery('class', 'first-day'))

export type TermInput = z.infer<typeof termInput>
export type AdminTerm = z.infer<typeof adminTerm>
