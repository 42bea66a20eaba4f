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
