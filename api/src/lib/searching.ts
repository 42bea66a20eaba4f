import { MAX_COUNTED } from '@arunika/admin-contracts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../db/database.ts'

/** Removes capitals and accents, like the database's function `plain_text`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A trigram index cannot find shorter strings, except at the start of words. */
const SHORT = 3

/** Conditions that every word occurs in the text; a word of one or two letters must start a word of it. */
export function holdsWords(text: SQL, search = ''): SQL[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return words.map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&')
    return sql`plain_text(${text}) like ${word.length < SHORT ? `% ${literal}%` : `%${literal}%`}`
  })
}

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
