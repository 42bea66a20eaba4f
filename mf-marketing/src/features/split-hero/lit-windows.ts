/** UTC offset of Bandung in hours, without daylight saving time. */
const AHEAD = 7

/** Current hour in Bandung, 0 to 23. */
export const hourInBandung = (now: Date) => (now.getUTCHours() + AHEAD) % 24

/**
 * Number of lit windows in a street. The sun sets at about 18:00 all year; after 22:00 windows go dark, and at dawn the
 * first light up.
 * @param hour of the clock, 0 to 23
 */
export function litWindows(hour: number, windows: number): number {
  if (hour >= 18 && hour < 22) return windows
  if (hour >= 22 || hour < 4) return Math.ceil(windows / 2)
  if (hour < 6 || hour === 17) return Math.ceil(windows / 3)
  return Math.ceil(windows / 8)
}
