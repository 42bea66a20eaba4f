import { type AcademyClass, type ClassLevel, WEEKDAYS, type Weekday } from '@arunika/contracts'
import { LANGUAGES, type Language } from '@arunika/contracts/site'

/** Highest prices to choose from, in rupiah. */
export const PRICES: readonly number[] = [200_000, 400_000, 600_000, 900_000, 1_500_000]

export const LEVELS: readonly ClassLevel[] = ['beginner', 'intermediate', 'advanced']

/** A visitor's wishes; a missing field excludes nothing. */
export interface Finding {
  age?: number
  day?: Weekday
  /** The highest price, in rupiah. */
  price?: number
  level?: ClassLevel
  /** Language of the lessons. */
  language?: Language
}

/** Names of the fields in the form and in the address. */
export const FIELDS: readonly (keyof Finding)[] = ['age', 'day', 'level', 'price', 'language']

/** Reads the fields of the address; undefined if they exclude nothing. */
export function readFinding(search: URLSearchParams): Finding | undefined {
  const age = /^\d{1,2}$/.test(search.get('age') ?? '') ? Number(search.get('age')) : undefined
  const day = WEEKDAYS.find((weekday) => weekday === search.get('day'))
  const price = PRICES.find((limit) => String(limit) === search.get('price'))
  const level = LEVELS.find((each) => each === search.get('level'))
  const language = LANGUAGES.find((each) => each === search.get('language'))
  const finding = {
    ...(age !== undefined && { age }),
    ...(day && { day }),
    ...(price && { price }),
    ...(level && { level }),
    ...(language && { language }),
  }
  return Object.keys(finding).length > 0 ? finding : undefined
}

/** @param compared slugs of the classes in the comparison */
export function finderAddress(finding: Finding | undefined, compared: readonly string[] = []): string {
  const fields = FIELDS.flatMap((name) => {
    const value = finding?.[name]
    return value === undefined ? [] : [`${name}=${value}`]
  })
  const query = [...fields, ...(compared.length > 0 ? [`compare=${compared.join(',')}`] : [])].join('&')
  return query ? `/academy?${query}` : '/academy'
}

/** The finding with some of its wishes. */
export const pick = (finding: Finding, fields: readonly (keyof Finding)[]): Finding =>
  Object.fromEntries(fields.map((field) => [field, finding[field]]))

/** Returns whether the classes state what a field asks for: an older api knows no levels and no languages. */
export function isKnown(field: keyof Finding, classes: readonly AcademyClass[]): boolean {
  if (field === 'level') return classes.some(({ level }) => level)
  return field !== 'language' || classes.some(({ languages }) => languages)
}

/** @param weekdays names of the days, as they occur in a class's `days` */
export function fitting(
  classes: readonly AcademyClass[],
  finding: Finding,
  weekdays: Readonly<Record<Weekday, string>>,
): AcademyClass[] {
  const { age, day, price } = finding
  const level = isKnown('level', classes) ? finding.level : undefined
  const language = isKnown('language', classes) ? finding.language : undefined
  return classes.filter(
    (each) =>
      (age === undefined || isOfAge(age, each.ages)) &&
      (!day || meetsOn(day, each, weekdays)) &&
      (!price || each.price <= price) &&
      (!level || each.level === level) &&
      (!language || each.languages?.includes(language)),
  )
}

/** By the terms of the class; without any, by its usual days. */
const meetsOn = (day: Weekday, { terms, days }: AcademyClass, weekdays: Readonly<Record<Weekday, string>>) =>
  terms?.length ? terms.some((term) => term.weekdays.includes(day)) : days.includes(weekdays[day])

/** @param ages `6-12` or `13-` */
function isOfAge(age: number, ages: string): boolean {
  const [from, to] = ages.split('-')
  return age >= Number(from) && (!to || age <= Number(to))
}
