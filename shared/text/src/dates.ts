/**
 * Time zone of the office in which instants are displayed: hours ahead of UTC, without daylight saving time.
 * It does not use `Intl`: the first formatter of a page takes a phone 40 ms, in the middle of a hydration or
 * navigation, and its words change with the version of the browser or server.
 */
const OFFICE_HOURS = 7

/** Language of a displayed date. */
type Language = 'en' | 'id'

const MONTHS = {
  en: 'January February March April May June July August September October November December',
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
}

/** The parts of a displayed date; undefined for an invalid date. */
function partsOf(date: Date, hoursAhead = 0, language: Language = 'en') {
  const at = new Date(date.getTime() + hoursAhead * 3_600_000)
  const month = MONTHS[language].split(' ')[at.getUTCMonth()]
  if (month === undefined) return undefined
  const time = [at.getUTCHours(), at.getUTCMinutes()].map((part) => `${part}`.padStart(2, '0')).join(':')
  return { day: at.getUTCDate(), month, year: at.getUTCFullYear(), time }
}

type Parts = NonNullable<ReturnType<typeof partsOf>>

const dayOf = (isoDay: string, language?: Language) => partsOf(new Date(`${isoDay}T00:00:00Z`), 0, language)
const atOffice = (isoInstant: string, language?: Language) =>
  partsOf(new Date(isoInstant), OFFICE_HOURS, language)
const inAmerican = ({ day, month, year }: Parts) => `${month} ${day}, ${year}`
const inWords = (parts: Parts, language?: Language) =>
  language === 'id' ? `${parts.day} ${parts.month} ${parts.year}` : inAmerican(parts)

/**
 * A calendar day of the wire for display, the same in every time zone: `2026-11-21` → `November 21, 2026`, in
 * Indonesian `21 November 2026`.
 */
export function longDay(isoDay: string, language?: Language): string {
  const parts = dayOf(isoDay, language)
  return parts ? inWords(parts, language) : isoDay
}

/** The day of an ISO 8601 instant at the office, for display. */
export function longDate(isoInstant: string, language?: Language): string {
  const parts = atOffice(isoInstant, language)
  return parts ? inWords(parts, language) : isoInstant
}

/** British English abbreviates September to four letters. */
const inShort = ({ day, month, year }: Parts) =>
  `${day} ${month.slice(0, month === 'September' ? 4 : 3)} ${year}`

/** A short calendar day of the wire: `2026-11-21` → `21 Nov 2026`. */
export function shortDay(isoDay: string): string {
  const parts = dayOf(isoDay)
  return parts ? inShort(parts) : isoDay
}

/** The same instant as `longTime` for a narrow column: `21 Nov 2026, 14:05`. */
export function shortTime(isoInstant: string): string {
  const parts = atOffice(isoInstant)
  return parts ? `${inShort(parts)}, ${parts.time}` : isoInstant
}

/** An ISO 8601 instant to the minute, in the office's time zone: `November 21, 2026 at 14:05`. */
export function longTime(isoInstant: string): string {
  const parts = atOffice(isoInstant)
  return parts ? `${inAmerican(parts)} at ${parts.time}` : isoInstant
}

/**
 * A recent ISO 8601 instant, in the office's time zone: `21 November at 14:05`, in Indonesian `21 November
 * pukul 14.05`.
 */
export function recentTime(isoInstant: string, language?: Language): string {
  const parts = atOffice(isoInstant, language)
  if (!parts) return isoInstant
  const { day, month, time } = parts
  return language === 'id' ? `${day} ${month} pukul ${time.replace(':', '.')}` : `${day} ${month} at ${time}`
}
