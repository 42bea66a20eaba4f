import { MAX_COUNTED } from '@arunika/admin-contracts'
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../db/database.ts'

/** A search without the character that the database does not accept. */
export const typed = (search: string) => search.replaceAll('\0', '').toWellFormed()

/** A word without the quotes, brackets and punctuation around it, unless it has nothing else. */
const bare = (word: string) => word.replace(/^["'“”„‘’«»([{]+|["'“”„‘’«»)\]}.,;:!?]+$/g, '') || word

/**
 * Condition that every word of a search occurs in a text that `searchable_text` has prepared; undefined without a search.
 * A word of one or two letters must start a word of the text, and with `whole` every word must be one.
 */
export const wordsIn =
  (prepared: SQL, search = '') =>
  (whole = false): SQL | undefined =>
    and(
      ...typed(search)
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => sql`${prepared} like word_pattern(${bare(word)}, ${whole})`),
    )

/** The same for a text as stored. */
export const holdsWords = (text: SQL, search?: string) => wordsIn(sql`searchable_text(${text})`, search)

/** Up to this number, found entries are listed by id and ranked. */
const FEW = 1_000

/** The rows that a search finds. */
export interface Found {
  /** Undefined without a search. */
  matching?: SQL | undefined
  /** The same condition for another column with ids, such as one of an alias. */
  matchingAs?: (listed: PgColumn) => SQL
  /** Ids of rows that have its words as whole words, up to a limit. */
  whole?: readonly number[]
  /** The same, if the rows are few enough to be listed with these first. */
  first?: readonly number[]
}

/**
 * Looks the words of a search up before the list is read. An index is fast for rare words, and a scan of the list for
 * common ones; PostgreSQL cannot choose, as it has no statistics of long texts.
 * @param id the rows' id, in the table that has their words
 * @param holds condition for the words of the search; undefined without a search
 * @param listed the same id in the table of the list
 */
export async function findRows(
  executor: Executor,
  id: PgColumn,
  holds: (whole: boolean) => SQL | undefined,
  listed = id,
): Promise<Found> {
  const any = holds(false)
  if (!any) return {}
  const idsWith = async (condition: SQL | undefined) => {
    const { table } = id
    const rows = await executor
      .select({ id })
      .from(table)
      .where(condition)
      .limit(FEW + 1)
    return rows.map((row) => Number(row.id))
  }
  const ids = await idsWith(any)
  const whole = ids.length > 0 ? await idsWith(holds(true)) : []
  const isFew = ids.length <= FEW
  const matchingAs = (column: PgColumn) =>
    isFew
      ? isAnyOf(column, ids)
      : sql`exists (select from ${id.table} where ${id} = ${column} and ${any} offset 0)`
  const matching = listed === id && !isFew ? any : matchingAs(listed)
  return { matching, matchingAs, whole, ...(isFew && { first: whole }) }
}

export const isAnyOf = (id: PgColumn, ids: readonly number[]) => sql`${id} = any(${sql.param(ids)}::int[])`

/** SQL for the matching rows, cut off at `MAX_COUNTED + 1`. */
const fromSome = (table: PgTable, condition: SQLWrapper | undefined) =>
  sql`from (select from ${table} ${condition ? sql`where ${condition}` : sql``} limit ${MAX_COUNTED + 1}) counted`

/** SQL for a column with the number of matching rows; `MAX_COUNTED + 1` if there are more than `MAX_COUNTED`. */
export const countOf = (table: PgTable, condition: SQLWrapper): SQL<number> =>
  sql`(select count(*)::int ${fromSome(table, condition)})`

/** Counts matching rows up to a limit. */
export async function countUpTo(
  executor: Executor,
  table: PgTable,
  condition: SQLWrapper | undefined,
): Promise<{ count: number; atLeast: boolean }> {
  const { rows } = await executor.execute<{ count: number }>(
    sql`select count(*)::int as count ${fromSome(table, condition)}`,
  )
  const count = rows[0]?.count ?? 0
  return { count: Math.min(count, MAX_COUNTED), atLeast: count > MAX_COUNTED }
}

interface Count {
  count: number
  atLeast: boolean
}

/** The counts of a page, under their API field names. */
export const countsOf = (found: Count, total: Count) => ({
  found: found.count,
  foundAtLeast: found.atLeast,
  total: total.count,
  totalAtLeast: total.atLeast,
})
