/** Where the company's clocks hang: an instant is shown as the day it was there. */
const OFFICE_TIME_ZONE = 'Asia/Jakarta'

type Format = (date: Date, given: string) => string

/** Its formatter is made when it is first used: for the first of a page a phone takes 10 ms. */
function formatted(locale: string, options: Intl.DateTimeFormatOptions): Format {
  let formatter: Intl.DateTimeFormat | undefined
  return (date, given) => {
    if (Number.isNaN(date.getTime())) return given
    formatter ??= new Intl.DateTimeFormat(locale, options)
    return formatter.format(date)
  }
}

const instantAtOffice = formatted('en-US', { dateStyle: 'long', timeZone: OFFICE_TIME_ZONE })
const timeAtOffice = formatted('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: OFFICE_TIME_ZONE,
})
const minuteAtOffice = formatted('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: OFFICE_TIME_ZONE,
})

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** Of a calendar day, which needs no formatter; undefined for what is none. */
function partsOf(isoDay: string) {
  const [year = '', month = '', day = ''] = /^\d{4}-\d\d-\d\d$/.test(isoDay) ? isoDay.split('-') : []
  const name = MONTHS[Number(month) - 1]
  return name && { year: Number(year), name, day: Number(day) }
}

/** A calendar day of the wire for people, the same in every time zone: `2026-11-21` → `November 21, 2026`. */
export function longDay(isoDay: string): string {
  const parts = partsOf(isoDay)
  return parts ? `${parts.name} ${parts.day}, ${parts.year}` : isoDay
}

/** An ISO 8601 instant for people, as the day it was at the office. */
export const longDate = (isoInstant: string) => instantAtOffice(new Date(isoInstant), isoInstant)

/** A calendar day of the wire where room is scarce: `2026-11-21` → `21 Nov 2026`. */
export function shortDay(isoDay: string): string {
  const parts = partsOf(isoDay)
  return parts ? `${parts.day} ${parts.name.slice(0, 3)} ${parts.year}` : isoDay
}

/** An ISO 8601 instant to the minute, by the office's clock: `November 21, 2026 at 14:05`. */
export const longTime = (isoInstant: string) => timeAtOffice(new Date(isoInstant), isoInstant)

/** An ISO 8601 instant of these days, by the office's clock: `21 November at 14:05`. */
export const recentTime = (isoInstant: string) => minuteAtOffice(new Date(isoInstant), isoInstant)
