/** Average reading speed in words per minute. */
const PACE = 220

/** Reading time of a text in minutes, at least 1. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / PACE))
}
