/** Sort order of articles: the newest day first, within a day the newest article. */
export interface Dated {
  id: number
  date: string
}

const comesAfter = (one: Dated, other: Dated) =>
  one.date === other.date ? one.id < other.id : one.date < other.date

/**
 * Further articles below a list of the newest: what the list no longer reaches to goes to their top, so that
 * nothing falls out between the two when something new is published.
 * @param before the list as it was
 * @param now the list as it is
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
