import { type AcademyClass, type ClassLevel, WEEKDAYS, type Weekday } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language, type Site } from '@arunika/contracts/site'
import { longDay } from '@arunika/text'
import { officeDay, officeTime } from '../../lib/office-time.ts'
import type { ClassFacts } from './classes.ts'
import { ownTexts as ownTextsInIndonesian } from './own-texts.id.ts'
import { type OwnTexts, ownTexts } from './own-texts.ts'
import { syllabus as syllabusInIndonesian } from './syllabus.id.ts'
import { syllabus } from './syllabus.ts'

/** Meeting times of a class: days and hours, or one of two sentences. */
export type Meetings =
  | readonly [days: readonly Weekday[], hours: string]
  | 'weekend by arrangement'
  | 'a saturday each month'

/** Times of year in which courses begin. */
export type Starts = 'twice a year' | 'all year round' | 'by arrangement'
/** Things that a price includes. */
export type Included = 'room' | 'room and exhibition' | 'room and critique' | 'everything'

interface Words {
  weekday: Record<Weekday, string>
  /** Days on which lessons repeat. */
  weekdays: Record<Weekday, string>
  and: string
  hours: (hours: string) => string
  arranged: Record<Extract<Meetings, string>, string>
  starts: Record<Starts, string>
  included: Record<Included, string>
  entry: Record<ClassLevel, string>
  own: Readonly<Record<string, OwnTexts>>
  syllabus: typeof syllabus
  summary: (of: { name: string; ages: string; days: string; teacher: string }, site: Site) => string
}

/** Indonesian has no plural. */
const INDONESIAN_WEEKDAYS = {
  monday: 'Senin',
  tuesday: 'Selasa',
  wednesday: 'Rabu',
  thursday: 'Kamis',
  friday: 'Jumat',
  saturday: 'Sabtu',
  sunday: 'Minggu',
}

const WORDS: Record<Language, Words> = {
  en: {
    weekday: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    weekdays: {
      monday: 'Mondays',
      tuesday: 'Tuesdays',
      wednesday: 'Wednesdays',
      thursday: 'Thursdays',
      friday: 'Fridays',
      saturday: 'Saturdays',
      sunday: 'Sundays',
    },
    and: 'and',
    hours: (hours) => hours,
    arranged: {
      'weekend by arrangement': 'Any Saturday or Sunday, by arrangement',
      'a saturday each month': 'One Saturday a month, 09:00–17:00',
    },
    starts: {
      'twice a year': 'In January and July',
      'all year round': 'All year round',
      'by arrangement': 'By arrangement',
    },
    included: {
      room: 'Computers, tablets, software and materials',
      'room and exhibition': 'Computers, tablets, software, materials and an exhibition at the end',
      'room and critique': 'Computers, tablets, software, materials and critique',
      everything: 'Everything: materials, tools and an artist for the day',
    },
    entry: {
      beginner: 'Nothing: curiosity is enough',
      intermediate: 'Some practice of your own',
      advanced: 'Works of your own',
    },
    own: ownTexts,
    syllabus,
    summary({ name, ages, days, teacher }, { academy, address }) {
      const whom = ages.endsWith('-') ? `from ${ages.slice(0, -1)}` : `for ages ${ages}`
      return `${name} ${whom} at ${academy} in ${address.city}, with ${teacher}. ${days}.`
    },
  },
  id: {
    weekday: INDONESIAN_WEEKDAYS,
    weekdays: INDONESIAN_WEEKDAYS,
    and: 'dan',
    hours: (hours) => hours.replaceAll(':', '.'),
    arranged: {
      'weekend by arrangement': 'Sabtu atau Minggu, sesuai kesepakatan',
      'a saturday each month': 'Satu Sabtu setiap bulan, 09.00–17.00',
    },
    starts: {
      'twice a year': 'Januari dan Juli',
      'all year round': 'Sepanjang tahun',
      'by arrangement': 'Sesuai kesepakatan',
    },
    included: {
      room: 'Komputer, tablet, perangkat lunak, dan bahan',
      'room and exhibition': 'Komputer, tablet, perangkat lunak, bahan, dan pameran di akhir kursus',
      'room and critique': 'Komputer, tablet, perangkat lunak, bahan, dan ulasan karya',
      everything: 'Semuanya: bahan, alat, dan seorang seniman sepanjang hari',
    },
    entry: {
      beginner: 'Tidak perlu apa-apa: rasa ingin tahu sudah cukup',
      intermediate: 'Sedikit latihan sendiri',
      advanced: 'Karya sendiri',
    },
    own: ownTextsInIndonesian,
    syllabus: syllabusInIndonesian,
    summary({ name, ages, days, teacher }, { academy, address }) {
      const whom = ages.endsWith('-')
        ? `mulai usia ${ages.slice(0, -1)} tahun`
        : `untuk usia ${ages.replace('-', '–')} tahun`
      return `${name} ${whom} di ${academy}, ${address.city}, bersama ${teacher}. ${days}.`
    },
  },
}

/** Days and hours of lessons that repeat. */
export function meetingDays([days, at]: Exclude<Meetings, string>, language: Language): string {
  const { weekdays, and, hours } = WORDS[language]
  return `${days.map((day) => weekdays[day]).join(` ${and} `)}, ${hours(at)}`
}

const daysOf = (meets: Meetings, language: Language) =>
  typeof meets === 'string' ? WORDS[language].arranged[meets] : meetingDays(meets, language)

/** @param hours `09:00–11:00` */
export const hoursIn = (hours: string, language: Language) => WORDS[language].hours(hours)

/** @param day `2027-01-09` */
export function weekdayIn(day: string, language: Language): string {
  const weekday = weekdayOf(day)
  return weekday ? WORDS[language].weekday[weekday] : ''
}

/** Day and hours at the office: `Saturday, January 9, 2027, 09:00–11:00`. */
export function timeIn(at: Date, endsAt: Date, language: Language): string {
  const day = officeDay(at)
  const hours = hoursIn(`${officeTime(at)}–${officeTime(endsAt)}`, language)
  return `${weekdayIn(day, language)}, ${longDay(day, language)}, ${hours}`
}

/** @returns undefined for a day that is not in the calendar */
export const weekdayOf = (day: string): Weekday | undefined =>
  WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]

/** A class as visitors read it. @param language defaults to English */
export function inWords(
  { meets, begins, includes, ...facts }: ClassFacts,
  site: Site,
  language: Language = DEFAULT_LANGUAGE,
): AcademyClass {
  const words = WORDS[language]
  const days = daysOf(meets, language)
  return {
    ...facts,
    days,
    entry: words.entry[facts.level],
    ...words.own[facts.name],
    included: words.included[includes],
    starts: words.starts[begins],
    summary: words.summary({ ...facts, days }, site),
    ...(language !== DEFAULT_LANGUAGE && { language }),
  }
}

/** The parts of a course; nothing for a workshop. */
export function syllabusOf({ name }: ClassFacts, language: Language): Pick<AcademyClass, 'syllabus'> {
  const parts = WORDS[language].syllabus[name]
  return parts ? { syllabus: [...parts] } : {}
}
