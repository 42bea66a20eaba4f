/** Rows on one page of a list. */
export const PAGE_SIZE = 20

/** What somebody looks for in a list, as it stands in the address. */
export interface ListQuery {
  search: string
  /** Name of a column, with `-` before it for the other direction; empty for the server's order. */
  sort: string
  page: number
  /** By the filter's name; what is missing or empty filters nothing. */
  filters: Readonly<Record<string, string>>
}

export interface Filter<Row> {
  /** Its name in the address. */
  name: string
  label: string
  /** What can be chosen, each with its words. */
  options: Readonly<Record<string, string>>
  valuesOf: (row: Row) => readonly string[]
}

export interface SortableColumn<Row> {
  title: string
  /** What rows are ordered by; a column without it orders nothing. */
  sortBy?: (row: Row) => string | number
}

export interface ListRules<Row> {
  columns: readonly SortableColumn<Row>[]
  /** Everything of a row that can be searched. */
  searchText: (row: Row) => string
  filters?: readonly Filter<Row>[]
}

/** Name of a column in the address: `Publish Date` → `publish-date`. */
export const sortName = (title: string) => title.toLowerCase().replaceAll(' ', '-')

/** For comparing: without capitals and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', { numeric: true, sensitivity: 'base' })

function sorted<Row>(rows: readonly Row[], sort: string, columns: readonly SortableColumn<Row>[]) {
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  const sortBy = columns.find(({ title }) => sortName(title) === name)?.sortBy
  if (!sortBy) return rows
  const direction = descending ? -1 : 1
  return rows.toSorted((a, b) => direction * compare(sortBy(a), sortBy(b)))
}

/** All rows that fit the query, in its order: every word is found in them, and every filter holds. */
export function findRows<Row>(rows: readonly Row[], query: ListQuery, rules: ListRules<Row>): readonly Row[] {
  const words = plain(query.search).split(/\s+/).filter(Boolean)
  const fits = (row: Row) => {
    const text = words.length > 0 ? plain(rules.searchText(row)) : ''
    const wanted = ({ name, valuesOf }: Filter<Row>) => {
      const value = query.filters[name]
      return !value || valuesOf(row).includes(value)
    }
    return words.every((word) => text.includes(word)) && (rules.filters ?? []).every(wanted)
  }
  return sorted(rows.filter(fits), query.sort, rules.columns)
}

/** The page asked for, or the last one there is. */
export function pageOf<Row>(found: readonly Row[], wanted: number) {
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, wanted), pages)
  const offset = (page - 1) * PAGE_SIZE
  return { rows: found.slice(offset, offset + PAGE_SIZE), page, pages, offset }
}
