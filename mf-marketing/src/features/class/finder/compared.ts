/** Anchor of the finder in the page. */
export const FINDER_ID = 'class-finder'
/** Anchor of the comparison in the page. */
export const COMPARISON_ID = 'class-comparison'
/** As many as fit side by side. */
export const MOST_COMPARED = 3

/**
 * Slugs of the classes that an address compares. Links separate them by commas; a form without scripts repeats the
 * parameter.
 */
export function readCompared(search: URLSearchParams): string[] {
  const slugs = search.getAll('compare').flatMap((value) => value.split(','))
  return [...new Set(slugs)].filter((slug) => /^[a-z\d-]+$/.test(slug)).slice(0, MOST_COMPARED)
}

/** Returns whether the address shows a comparison: it takes two classes. */
export const showsComparison = (search: URLSearchParams) => readCompared(search).length > 1

/** `/academy/kid-class/roblox` → `roblox` */
export const slugAt = (path: string) => path.slice(path.lastIndexOf('/') + 1)
