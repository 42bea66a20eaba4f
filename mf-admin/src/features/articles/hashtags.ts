/** Distinct tags of `#games #animation`, also of a word before the first #; a text without # has none. */
export const hashtagsOf = (text: string): string[] =>
  text.includes('#') ? [...new Set(text.replace(/\s+/g, '').split('#').filter(Boolean))] : []

/** Joins tags into the wire format: `#games#animation`. */
export const joinHashtags = (tags: readonly string[]) => tags.map((tag) => `#${tag}`).join('')
