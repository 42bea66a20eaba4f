/** Splits an article's `hashtags`: `#games#art` → games, art. */
export function hashtagsOf(text: string): string[] {
  const tags = text.split(/[#\s]+/).filter(Boolean)
  return [...new Set(tags)]
}
