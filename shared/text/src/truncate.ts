/** Maximum characters of the text below an article's title. */
export const EXCERPT_LENGTH = 150

/**
 * Truncates a text to a number of characters and appends `…`. Counts whole characters (code points), so that
 * no emoji is cut in two.
 */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  const characters = Array.from(text)
  if (characters.length <= limit) return text
  return `${characters.slice(0, limit).join('').trimEnd()}…`
}
