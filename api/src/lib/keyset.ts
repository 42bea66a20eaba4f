import { LIST_PAGE_SIZE, type ListQuery, MAX_NUMBERED_PAGE } from '@arunika/admin-contracts'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Patterns that a cursor's value must match, so that PostgreSQL can parse it as that type. */
const TYPES = {
  text: /^[\s\S]{0,400}$/,
  integer: /^-?\d{1,9}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  timestamptz: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/,
} as const

/** The sort expression of rows, which has an index together with the row's id. */
export interface SortKey {
  by: SQL | PgColumn
  type: keyof typeof TYPES
}

interface Sorts {
  keys: Readonly<Record<string, SortKey>>
  /** As in `ListQuery.sort`. */
  byDefault: string
  id: PgColumn
}

type Cursor = [sort: string, value: string, id: number]

const encode = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Undefined for a cursor that this list did not issue. */
function decode(text: string | undefined, sort: string, { type }: SortKey): Cursor | undefined {
  if (text === undefined) return undefined
  try {
    const [of, value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    if (of !== sort || typeof value !== 'string' || !TYPES[type].test(value)) return undefined
    return Number.isInteger(id) ? [sort, value, Number(id)] : undefined
  } catch {
    return undefined
  }
}

/**
 * One page of a list by keyset: the rows after or before a cursor, which an index finds at any depth. A page without a
 * cursor is found by its number, up to a limit.
 * @param first ids of rows that precede all others, unless the query says how to sort
 */
export function keyset({ keys, byDefault, id }: Sorts, query: ListQuery, first: readonly number[] = []) {
  const sort = query.sort ?? byDefault
  const name = sort.replace(/^-/, '')
  const key = keys[name]
  if (!key) throw new Error(`There is no sort called ${name}.`)
  const after = decode(query.after, sort, key)
  const before = after ? undefined : decode(query.before, sort, key)
  const cursor = after ?? before
  const isDescending = sort.startsWith('-') !== (before !== undefined)
  const page = cursor ? (query.page ?? 1) : Math.min(query.page ?? 1, MAX_NUMBERED_PAGE)
  const direction = isDescending ? desc : asc
  const rank =
    query.sort === undefined && first.length > 0 ? rankBy(id, first, sort.startsWith('-')) : undefined

  return {
    /** The row's cursor value, for `paged`. */
    cursor: sql<string>`(${key.by})::text`,
    from: cursor && within(key, id, cursor, isDescending, rank),
    orderBy: [...(rank ? [direction(rank.by)] : []), direction(key.by), direction(id)],
    /** One more than is shown, to detect whether there is another page. */
    limit: LIST_PAGE_SIZE + 1,
    offset: cursor ? 0 : (page - 1) * LIST_PAGE_SIZE,

    paged<Row extends { id: number; cursor: string }>(found: readonly Row[]) {
      const some = found.slice(0, LIST_PAGE_SIZE)
      const rows = before ? some.toReversed() : some
      const cursorOf = (row: Row | undefined) =>
        row ? encode([sort, row.cursor.slice(0, 400), row.id]) : null
      const hasMore = found.length > LIST_PAGE_SIZE
      const isFirst = before ? !hasMore : page === 1 && !after
      const isLast = before ? false : !hasMore
      return {
        entries: rows,
        page,
        next: isLast ? null : cursorOf(rows.at(-1)),
        previous: isFirst ? null : cursorOf(rows[0]),
      }
    },
  }
}

/** A number of each row that puts the first ones first in a list of this direction. */
function rankBy(id: PgColumn, first: readonly number[], isDescending: boolean) {
  const ids = sql`${sql.param(first)}::int[]`
  return {
    by: isDescending ? sql`(${id} = any(${ids}))::int` : sql`(${id} <> all(${ids}))::int`,
    of: (row: number) => Number(first.includes(row) === isDescending),
  }
}

function within(
  { by, type }: SortKey,
  id: PgColumn,
  [, value, at]: Cursor,
  isDescending: boolean,
  rank: ReturnType<typeof rankBy> | undefined,
): SQL {
  const sign = isDescending ? sql`<` : sql`>`
  const [ranked, rankAt] = rank ? [sql`${rank.by}, `, sql`${rank.of(at)}::integer, `] : [sql``, sql``]
  return sql`(${ranked}${by}, ${id}) ${sign} (${rankAt}${value}::${sql.raw(type)}, ${at}::integer)`
}
