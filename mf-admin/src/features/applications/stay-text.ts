const HOUR = 3_600
const DAY = 24 * HOUR

/** @param seconds null if no application has left the stage */
export function stayText(seconds: number | null): string {
  if (seconds === null) return '–'
  if (seconds < HOUR) return 'under an hour'
  if (seconds < DAY) return `${(seconds / HOUR).toFixed(1)} hours`
  return `${(seconds / DAY).toFixed(1)} days`
}
