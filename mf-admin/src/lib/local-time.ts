import { officeAheadMs, UTC_OFFSET } from '@arunika/contracts/site'

const two = (part: number) => String(part).padStart(2, '0')

/** Formats a time for a date and time field, in this device's time zone: `2026-11-21T09:30`. */
export function toLocalTime(instant: string): string {
  const time = new Date(instant)
  if (Number.isNaN(time.getTime())) return ''
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`
}

/** Parses the value of such a field to ISO 8601. */
export const fromLocalTime = (local: string) => new Date(local).toISOString()

/** The same in the office's time zone. */
export const toOfficeTime = (instant: string) =>
  new Date(Date.parse(instant) + officeAheadMs()).toISOString().slice(0, 16)

/** Parses a time at the office to ISO 8601. */
export const fromOfficeTime = (local: string) => new Date(`${local}${UTC_OFFSET}`).toISOString()
