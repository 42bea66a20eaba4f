/** Maximum characters of the text below an article's title. */
export const EXCERPT_LENGTH = 150

/** Latin letters and punctuation: each code unit is one character. */
const SIMPLE = /^[ -\u02ff\u2010-\u2027]*$/
/** Code units of one character, since accents can be stacked without end. */
const MAX_UNITS = 20

/** Firefox before 125 has no segmenter; it gets code points. */
const charactersOf = (text: string): Iterable<string> =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text)

/** The beginning of a text, in characters as readers count them: an emoji of several people is one. */
export function firstCharacters(text: string, limit: number): string {
  if (SIMPLE.test(text.slice(0, limit + 1))) return text.slice(0, limit)
  let count = 0
  let end = 0
  for (const character of charactersOf(text.slice(0, (limit + 1) * MAX_UNITS))) {
    if (count === limit || character.length > MAX_UNITS) break
    count += 1
    end += character.length
  }
  return text.slice(0, end)
}

/** A text cut to a number of characters, with `…` at the cut. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  const start = firstCharacters(text, limit)
  return start === text ? text : `${start.trimEnd()}…`
}
