/**
 * Number of typos between two words: a letter too many, missing, replaced, or two swapped. The libraries and
 * PostgreSQL's `levenshtein` count a swap as two, so "artcile" would not find "article" among short words.
 */
export function slips(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)]
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of a.entries()) {
    const row = [i + 1]
    for (const [j, against] of b.entries()) {
      const changed = (last[j] ?? 0) + (letter === against ? 0 : 1)
      const best = Math.min(changed, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1)
      const exchanged = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === against
      row.push(exchanged ? Math.min(best, (beforeLast[j - 1] ?? 0) + 1) : best)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

/** Typos allowed in a word of this length; in a short word each typo yields another word. */
const forgiven = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : 2)

/** The candidates with the fewest typos; none if all have too many. */
export function likelyMeant(typed: string, candidates: readonly string[], limit = 5): string[] {
  const near = candidates
    .map((word) => ({ word, distance: slips(typed, word) }))
    .filter(({ distance }) => distance <= forgiven(typed.length))
  const fewest = Math.min(...near.map(({ distance }) => distance))
  return near
    .filter(({ distance }) => distance === fewest)
    .slice(0, limit)
    .map(({ word }) => word)
}
