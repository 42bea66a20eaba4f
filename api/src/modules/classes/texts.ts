import type { AcademyClass } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language, type Site } from '@arunika/contracts/site'
import type { ClassFacts } from './classes.ts'

type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday'

/** Meeting times of a class: days and hours, or one of two sentences. */
export type Meetings =
  | readonly [days: readonly Weekday[], hours: string]
  | 'weekend by arrangement'
  | 'a saturday each month'

interface Words {
  weekdays: Record<Weekday, string>
  and: string
  hours: (hours: string) => string
  arranged: Record<Extract<Meetings, string>, string>
  summary: (of: { name: string; ages: string; days: string; teacher: string }, site: Site) => string
}

const WORDS: Record<Language, Words> = {
  en: {
    weekdays: {
      monday: 'Mondays',
      tuesday: 'Tuesdays',
      wednesday: 'Wednesdays',
      thursday: 'Thursdays',
      friday: 'Fridays',
      saturday: 'Saturdays',
    },
    and: 'and',
    hours: (hours) => hours,
    arranged: {
      'weekend by arrangement': 'Any Saturday or Sunday, by arrangement',
      'a saturday each month': 'One Saturday a month, 09:00–17:00',
    },
    summary({ name, ages, days, teacher }, { academy, address }) {
      const whom = ages.endsWith('-') ? `from ${ages.slice(0, -1)}` : `for ages ${ages}`
      return `${name} ${whom} at ${academy} in ${address.city}, with ${teacher}. ${days}.`
    },
  },
  id: {
    weekdays: {
      monday: 'Senin',
      tuesday: 'Selasa',
      wednesday: 'Rabu',
      thursday: 'Kamis',
      friday: 'Jumat',
      saturday: 'Sabtu',
    },
    and: 'dan',
    hours: (hours) => hours.replaceAll(':', '.'),
    arranged: {
      'weekend by arrangement': 'Sabtu atau Minggu, sesuai kesepakatan',
      'a saturday each month': 'Satu Sabtu setiap bulan, 09.00–17.00',
    },
    summary({ name, ages, days, teacher }, { academy, address }) {
      const whom = ages.endsWith('-')
        ? `mulai usia ${ages.slice(0, -1)} tahun`
        : `untuk usia ${ages.replace('-', '–')} tahun`
      return `${name} ${whom} di ${academy}, ${address.city}, bersama ${teacher}. ${days}.`
    },
  },
}

function daysOf(meets: Meetings, { weekdays, and, hours, arranged }: Words): string {
  if (typeof meets === 'string') return arranged[meets]
  const [days, at] = meets
  return `${days.map((day) => weekdays[day]).join(` ${and} `)}, ${hours(at)}`
}

/** A class as visitors read it. @param language defaults to English */
export function inWords(
  { meets, ...facts }: ClassFacts,
  site: Site,
  language: Language = DEFAULT_LANGUAGE,
): AcademyClass {
  const words = WORDS[language]
  const days = daysOf(meets, words)
  return {
    ...facts,
    days,
    summary: words.summary({ ...facts, days }, site),
    ...(language !== DEFAULT_LANGUAGE && { language }),
  }
}
