import { LIST_PAGE_SIZE, type ListPage } from '@arunika/admin-contracts'
import { searchable } from '@arunika/text'

/** The words of a search. */
export const wordsOf = (query: string): string[] =>
  searchable(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Keeps the texts in which all words occur. */
export const hasWords = (words: readonly string[], ...texts: string[]) => {
  if (words.length === 0) return true
  const all = searchable(texts.join('\n'))
  return words.every((word) => all.includes(word))
}

/** The value of each column that a list can be sorted by. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number>>

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en')

/** A list's rows in the order of `sort`: a column's name, with `-` before it for the other direction. */
export function sorted<Row>(rows: readonly Row[], sort: string, columns: Columns<Row>): readonly Row[] {
  const direction = sort.startsWith('-') ? -1 : 1
  const column = columns[sort.replace(/^-/, '')]
  return column ? rows.toSorted((one, other) => direction * compare(column(one), column(other))) : rows
}

const offsetOf = (cursor: string | null) => Number(/^o(\d{1,9})$/.exec(cursor ?? '')?.[1] ?? Number.NaN)

/**
 * One page of a list whose rows have been searched, filtered and sorted. Cursors are numbers of rows.
 * @param total rows without the search and the filters
 */
export function pageOf<Row, Entry>(
  query: URLSearchParams,
  rows: readonly Row[],
  total: number,
  toEntry: (row: Row) => Entry,
): ListPage<Entry> {
  const number = Math.max(1, Number(query.get('page')) || 1)
  const after = offsetOf(query.get('after'))
  const before = offsetOf(query.get('before'))
  const wanted = Number.isNaN(after)
    ? Number.isNaN(before)
      ? (number - 1) * LIST_PAGE_SIZE
      : before - LIST_PAGE_SIZE
    : after
  const from = Math.max(0, wanted)
  const to = from + LIST_PAGE_SIZE
  return {
    entries: rows.slice(from, to).map(toEntry),
    page: Math.floor(from / LIST_PAGE_SIZE) + 1,
    found: rows.length,
    foundAtLeast: false,
    total,
    totalAtLeast: false,
    next: to < rows.length ? `o${to}` : null,
    previous: from > 0 ? `o${from}` : null,
  }
}
