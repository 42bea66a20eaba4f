/** Likeness of equal items. Higher than that of two pairs of similar items, so that equal items stay together. */
const EQUAL = 3
/** Share of a text that a changed version has in common with it: at the beginning and end, or of its words. */
const SIMILAR = 0.4

/** Length of the beginning that two lists or texts share. */
export function sharedStart(a: ArrayLike<unknown>, b: ArrayLike<unknown>): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a[length] === b[length]) length += 1
  return length
}

/** Length of the end that two lists or texts share, without the beginning that they share. */
export function sharedEnd(a: ArrayLike<unknown>, b: ArrayLike<unknown>, start: number): number {
  const most = Math.min(a.length, b.length) - start
  let length = 0
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1
  return length
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Share of the words of two texts that are in both. */
function sharedWords(a: string, b: string): number {
  const [one, other] = [wordsOf(a), wordsOf(b)]
  const rest = new Map<string, number>()
  for (const word of one) rest.set(word, (rest.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of other) {
    const left = rest.get(word) ?? 0
    if (left > 0) shared += 1
    rest.set(word, left - 1)
  }
  return (2 * shared) / Math.max(1, one.length + other.length)
}

/** Compares two texts: 3 if equal, a share between 0 and 1 if one is probably a version of the other, otherwise 0. */
export function likeness(a: string, b: string): number {
  if (a === b) return EQUAL
  const start = sharedStart(a, b)
  const share = (start + sharedEnd(a, b, start)) / Math.max(a.length, b.length)
  return [share, sharedWords(a, b)].find((each) => each > SIMILAR) ?? 0
}

/**
 * Finds the items of `after` that are equal to items of `before` or versions of them, in the same order.
 * @param compare returns 0 for items that must not be paired
 * @returns indexes in `after` by indexes in `before`
 */
export function align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  compare: (one: Item, other: Item) => number,
): ReadonlyMap<number, number> {
  const isEqual = (one: Item | undefined, other: Item | undefined) =>
    one !== undefined && other !== undefined && compare(one, other) === EQUAL
  const pairs = new Map<number, number>()
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isEqual(before[start], after[start])) {
    pairs.set(start, start)
    start += 1
  }
  let end = 0
  while (end < most - start && isEqual(before.at(-1 - end), after.at(-1 - end))) {
    end += 1
    pairs.set(before.length - end, after.length - end)
  }
  const rows = before.slice(start, before.length - end)
  const columns = after.slice(start, after.length - end)
  const scores = rows.map((row) => columns.map((column) => compare(row, column)))
  // Best sums of the parts from each row and column on.
  const sums = Array.from({ length: rows.length + 1 }, () => new Float64Array(columns.length + 1))
  const sum = (row: number, column: number) => sums[row]?.[column] ?? 0
  const score = (row: number, column: number) => scores[row]?.[column] ?? 0
  for (let row = rows.length - 1; row >= 0; row -= 1)
    for (let column = columns.length - 1; column >= 0; column -= 1) {
      const paired = score(row, column) && score(row, column) + sum(row + 1, column + 1)
      const best = sums[row]
      if (best) best[column] = Math.max(paired, sum(row + 1, column), sum(row, column + 1))
    }
  for (let row = 0, column = 0; row < rows.length && column < columns.length; ) {
    const paired = score(row, column)
    if (paired > 0 && sum(row, column) === paired + sum(row + 1, column + 1)) {
      pairs.set(start + row, start + column)
      row += 1
      column += 1
    } else if (sum(row, column) === sum(row + 1, column)) row += 1
    else column += 1
  }
  return pairs
}
