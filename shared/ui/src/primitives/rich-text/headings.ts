/** Levels at which a text may start: below the heading of its section. */
export type HeadingLevel = 2 | 3 | 4 | 5

const heading = /(<\/?h)([1-6])(?=[\s>])/g

/**
 * Moves a text's headings, so that its highest ones have this level and the outline of the page has no gap.
 * @param html sanitised by the api, so that no attribute contains a `<`
 */
export function headingsFrom(level: HeadingLevel, html: string): string {
  const levels = Array.from(html.matchAll(heading), ([, , found]) => Number(found))
  const shift = level - Math.min(...levels)
  return html.replace(heading, (_, tag, found) => `${tag}${Math.min(Number(found) + shift, 6)}`)
}
