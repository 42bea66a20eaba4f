/** Hours that Bandung is ahead of UTC, all year. */
const AHEAD = 7

/** The hour of Bandung's clock, 0 to 23. */
export const hourInBandung = (now: Date) => (now.getUTCHours() + AHEAD) % 24

/**
 * How many of a street's windows are lit. The sun sets at about 18:00 all year; after 22:00 people go to bed,
 * and at dawn the first get up.
 * @param hour of the clock, 0 to 23
 */
export function litWindows(hour: number, windows: number): number {
  if (hour >= 18 && hour < 22) return windows
  if (hour >= 22 || hour < 4) return Math.ceil(windows / 2)
  if (hour < 6 || hour === 17) return Math.ceil(windows / 3)
  return Math.ceil(windows / 8)
}
