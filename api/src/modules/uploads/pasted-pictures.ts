const PASTED = /\/uploads\/((?:editor|articles)\/[\w-]+\.[a-z]+)/g

/** Stored names of the pictures pasted into a text. */
export const pastedPictures = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(PASTED), ([, name = '']) => name)),
]
