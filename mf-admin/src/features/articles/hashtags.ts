/** The tags of `#games #animation`, each once; a text without # has none. */
export const hashtagsOf = (text: string): string[] => [
  ...new Set(text.replace(/\s+/g, '').split('#').slice(1).filter(Boolean)),
]

/** Puts tags together as they go over the wire: `#games#animation`. */
export const joinHashtags = (tags: readonly string[]) => tags.map((tag) => `#${tag}`).join('')
