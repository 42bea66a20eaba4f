import { MAX_COUNTED } from '@arunika/admin-contracts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../db/database.ts'

/** Without capitals and accents, as the database's function `plain_text` has it. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** An index of trigrams knows where words begin, and else nothing shorter than this. */
const SHORT = 3

/** Every word occurs in the text; one of one or two letters begins a word of it. */
export function holdsWords(text: SQL, search = ''): SQL[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return words.map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&')
    return sql`plain_text(${text}) like ${word.length < SHORT ? `% ${literal}%` : `%${literal}%`}`
  })
}

/** As SQL: from the rows that fit, no more of them than it takes to know that there are more than `MAX_COUNTED`. */
const fromSome = (table: PgTable, condition: SQLWrapper | undefined) =>
  sql`from (select from ${table} ${condition ? sql`where ${condition}` : sql``} limit ${MAX_COUNTED + 1}) counted`

/** As SQL for a column: how many rows fit, or `MAX_COUNTED + 1` if there are more than `MAX_COUNTED`. */
export const countOf = (table: PgTable, condition: SQLWrapper): SQL<number> =>
  sql`(select count(*)::int ${fromSome(table, condition)})`

/** How many rows fit, counted up to a bound. */
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

/** The counts of a page, in the names of the wire. */
export const countsOf = (found: Count, total: Count) => ({
  found: found.count,
  foundAtLeast: found.atLeast,
  total: total.count,
  totalAtLeast: total.atLeast,
})
