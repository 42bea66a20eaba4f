/** Distinct tags of `#games #animation`; a text without # has none. */
export const hashtagsOf = (text: string): string[] => [
  ...new Set(text.replace(/\s+/g, '').split('#').slice(1).filter(Boolean)),
]

/** Joins tags into the wire format: `#games#animation`. */
export const joinHashtags = (tags: readonly string[]) => tags.map((tag) => `#${tag}`).join('')
