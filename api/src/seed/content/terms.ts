import { OPEN_DAY_PATH } from '@arunika/contracts'
import { officeDay } from '../../lib/office-time.ts'
import { type ClassFacts, classes } from '../../modules/classes/classes.ts'
import type { TermValues } from '../../modules/terms/repository.ts'

const DAY_MS = 86_400_000
const SEATS = 10
const [MONDAY, SATURDAY] = [1, 6]

/** The first such day of a month after the holidays. @param month from 0 @param weekday from Sunday, 0 */
function firstOf(weekday: number, year: number, month: number): Date {
  const day = new Date(Date.UTC(year, month, 4))
  const ahead = (7 + weekday - day.getUTCDay()) % 7
  return new Date(day.getTime() + ahead * DAY_MS)
}

/** The Saturday that ends a term of some weeks. */
const lastDay = (first: Date, weeks: number) => new Date(first.getTime() + (weeks * 7 - 2) * DAY_MS)

interface Kind {
  /** Months in which a term begins, from 0. */
  months: readonly number[]
  weeks: number
}

const KINDS: Partial<Record<ClassFacts['kind'], Kind>> = {
  class: { months: [0, 6], weeks: 21 },
  'mini course': { months: Array.from({ length: 12 }, (_, month) => month), weeks: 4 },
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** The running term, if any, and the following ones, two in all. */
function datesOf({ months, weeks }: Kind, now: Date) {
  const year = now.getUTCFullYear()
  return [year - 1, year, year + 1]
    .flatMap((each) => months.map((month) => firstOf(MONDAY, each, month)))
    .map((first) => ({ startsOn: isoDay(first), endsOn: isoDay(lastDay(first, weeks)) }))
    .filter(({ endsOn }) => endsOn >= officeDay(now))
    .slice(0, 2)
}

/** The next open days, on the first Saturday of a month. */
function openDays(now: Date): TermValues[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return [0, 1, 2]
    .map((ahead) => isoDay(firstOf(SATURDAY, year, month + ahead)))
    .filter((day) => day > officeDay(now))
    .slice(0, 2)
    .map((day, nth) => ({
      classPath: OPEN_DAY_PATH,
      class: 'Open Day',
      startsOn: day,
      endsOn: day,
      weekdays: ['saturday'],
      from: '09:00',
      to: '16:00',
      teacher: 'Sekar Ayuningtyas',
      seats: 60,
      taken: nth === 0 ? 41 : 12,
    }))
}

/** Sample terms of every class with fixed days, and the next open days, relative to now. */
export const sampleTerms = (now: Date): TermValues[] => [...classTerms(now), ...openDays(now)]

const classTerms = (now: Date): TermValues[] =>
  classes.flatMap(({ path, name, kind, teacher, meets, seats: { to: seats = SEATS } }, index) => {
    const repeats = KINDS[kind]
    if (!repeats || typeof meets === 'string') return []
    const [weekdays, hours] = meets
    const [from = '', to = ''] = hours.split('–')
    return datesOf(repeats, now).map(
      (dates, nth): TermValues => ({
        classPath: path,
        class: name,
        ...dates,
        weekdays: [...weekdays],
        ...{ from, to, teacher, seats },
        taken: nth === 0 ? seats - 1 - (index % 3) : (index * 2) % (seats - 3),
      }),
    )
  })
