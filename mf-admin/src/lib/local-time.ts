const two = (part: number) => String(part).padStart(2, '0')

/** An instant as a field for date and time shows it, by this device's clock: `2026-11-21T09:30`. */
export function toLocalTime(instant: string): string {
  const time = new Date(instant)
  if (Number.isNaN(time.getTime())) return ''
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`
}

/** The instant, ISO 8601, that such a field means. */
export const fromLocalTime = (local: string) => new Date(local).toISOString()
