/** Words that people read in a minute. */
const PACE = 220

/** Minutes that a text takes to read, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / PACE))
}
