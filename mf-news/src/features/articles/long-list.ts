/** Sort fields of an article: newest day first, and within a day the newest article. */
export interface Dated {
  id: number
  date: string
}

const comesAfter = (one: Dated, other: Dated) =>
  one.date === other.date ? one.id < other.id : one.date < other.date

/**
 * Further articles below a list of the newest. Items that drop off the list move to the top here, so a new publication
 * leaves no gap between the two.
 * @param before the previous list
 * @param now the current list
 */
export function furtherBelow<Item extends Dated>(
  before: readonly Item[],
  now: readonly Item[],
  further: readonly Item[],
): readonly Item[] {
  const last = now.at(-1)
  if (!last) return further
  const known = new Set([...now, ...further].map(({ id }) => id))
  const fallenOut = before.filter((item) => comesAfter(item, last) && !known.has(item.id))
  const still = further.filter((item) => comesAfter(item, last))
  return fallenOut.length === 0 && still.length === further.length ? further : [...fallenOut, ...still]
}
