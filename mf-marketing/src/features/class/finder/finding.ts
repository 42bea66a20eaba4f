import type { AcademyClass } from '@arunika/contracts'

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
type Weekday = (typeof WEEKDAYS)[number]

/** Highest prices to choose from, in rupiah. */
export const PRICES: readonly number[] = [200_000, 400_000, 600_000, 900_000]

/** A visitor's wishes; a missing field excludes nothing. */
export interface Finding {
  age?: number
  day?: Weekday
  /** The highest price, in rupiah. */
  price?: number
}

/** Names of the fields in the form and in the address. */
export const FIELDS: readonly (keyof Finding)[] = ['age', 'day', 'price']

/** Reads the fields of the address; undefined if they exclude nothing. */
export function readFinding(search: URLSearchParams): Finding | undefined {
  const age = /^\d{1,2}$/.test(search.get('age') ?? '') ? Number(search.get('age')) : undefined
  const day = WEEKDAYS.find((weekday) => weekday === search.get('day'))
  const price = PRICES.find((limit) => String(limit) === search.get('price'))
  if (age === undefined && !day && !price) return undefined
  return { ...(age !== undefined && { age }), ...(day && { day }), ...(price && { price }) }
}

export function finderAddress(finding: Finding | undefined): string {
  const fields = FIELDS.flatMap((name) => (finding?.[name] ? [[name, String(finding[name])]] : []))
  return fields.length > 0 ? `/academy?${new URLSearchParams(fields)}` : '/academy'
}

/** @param weekdays names of the days, as they occur in a class's `days` */
export const fitting = (
  classes: readonly AcademyClass[],
  { age, day, price }: Finding,
  weekdays: Readonly<Record<Weekday, string>>,
): AcademyClass[] =>
  classes.filter(
    (each) =>
      (age === undefined || isOfAge(age, each.ages)) &&
      (!day || each.days.includes(weekdays[day])) &&
      (!price || each.price <= price),
  )

/** @param ages `6-12` or `13-` */
function isOfAge(age: number, ages: string): boolean {
  const [from, to] = ages.split('-')
  return age >= Number(from) && (!to || age <= Number(to))
}
