/** Where the company's clocks hang: an instant is shown as the day it was there. */
const OFFICE_TIME_ZONE = 'Asia/Jakarta'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const instantAtOffice = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: OFFICE_TIME_ZONE })

const short = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const timeAtOffice = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: OFFICE_TIME_ZONE,
})
const minuteAtOffice = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: OFFICE_TIME_ZONE,
})

const format = (formatter: Intl.DateTimeFormat, date: Date, given: string) =>
  Number.isNaN(date.getTime()) ? given : formatter.format(date)

/** A calendar day of the wire for people, the same in every time zone: `2026-11-21` → `November 21, 2026`. */
export const longDay = (isoDay: string) => format(day, new Date(`${isoDay}T00:00:00Z`), isoDay)

/** An ISO 8601 instant for people, as the day it was at the office. */
export const longDate = (isoInstant: string) => format(instantAtOffice, new Date(isoInstant), isoInstant)

/** A calendar day of the wire where room is scarce: `2026-11-21` → `21 Nov 2026`. */
export const shortDay = (isoDay: string) => format(short, new Date(`${isoDay}T00:00:00Z`), isoDay)

/** An ISO 8601 instant to the minute, by the office's clock: `November 21, 2026 at 14:05`. */
export const longTime = (isoInstant: string) => format(timeAtOffice, new Date(isoInstant), isoInstant)

/** An ISO 8601 instant of these days, by the office's clock: `21 November at 14:05`. */
export const recentTime = (isoInstant: string) => format(minuteAtOffice, new Date(isoInstant), isoInstant)
