import type { ListQuery } from '@arunika/admin-contracts'
import { and, asc, count, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { terms, termWordsSearched, trials } from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo, findRows, holdsWords } from '../../lib/searching.ts'
import { lessonKey } from './slots.ts'

export type TermRow = typeof terms.$inferSelect
export type TermValues = Omit<typeof terms.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>

const version = { id: terms.id, updatedAt: terms.updatedAt }

/** Terms that end on this day or later, by their first day. */
export const listOpenTerms = (executor: Executor, day: string, classPath?: string): Promise<TermRow[]> =>
  executor
    .select()
    .from(terms)
    .where(and(gte(terms.endsOn, day), classPath === undefined ? undefined : eq(terms.classPath, classPath)))
    .orderBy(asc(terms.startsOn), asc(terms.id))

/** Numbers of trials that take a place, by term and day. */
export async function countTrials(executor: Executor, termIds: readonly number[], from: string) {
  if (termIds.length === 0) return new Map<string, number>()
  const rows = await executor
    .select({ termId: trials.termId, on: trials.slotOn, booked: count() })
    .from(trials)
    .where(
      and(inArray(trials.termId, [...termIds]), gte(trials.slotOn, from), ne(trials.status, 'cancelled')),
    )
    .groupBy(trials.termId, trials.slotOn)
  return new Map(rows.map(({ termId, on, booked }) => [lessonKey(termId, on), booked]))
}

/** Locks the term until the transaction ends, so that its places are counted by one booking at a time. */
export async function lockTerm(executor: Executor, id: number): Promise<TermRow | undefined> {
  const [row] = await executor.select().from(terms).where(eq(terms.id, id)).for('update')
  return row
}

export async function findTerm(executor: Executor, id: number): Promise<TermRow | undefined> {
  const [row] = await executor.select().from(terms).where(eq(terms.id, id))
  return row
}

const sorts = {
  keys: {
    class: { by: sql`lower(${terms.class})`, type: 'text' },
    'first-day': { by: terms.startsOn, type: 'date' },
  },
  byDefault: '-first-day',
  id: terms.id,
} as const

export async function listTermPage(executor: Executor, query: ListQuery) {
  const { matching, first } = await findRows(executor, terms.id, holdsWords(termWordsSearched, query.q))
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts, query, first)
  const rows = await executor
    .select({ term: terms, id: terms.id, cursor })
    .from(terms)
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const [found, total] = await Promise.all([
    countUpTo(executor, terms, matching),
    countUpTo(executor, terms, undefined),
  ])
  return { ...paged(rows), ...countsOf(found, total) }
}

export async function insertTerm(executor: Executor, values: TermValues) {
  const [row] = await executor.insert(terms).values(values).returning(version)
  if (!row) throw new Error('An inserted row always comes back.')
  return row
}

/** @returns the new version */
export async function updateTerm(executor: Executor, id: number, values: TermValues) {
  const [row] = await executor
    .update(terms)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(terms.id, id))
    .returning(version)
  if (!row) throw new Error('A locked row is there to be updated.')
  return row
}

/** Restores a deleted term under its id, which its trials still name. */
export const reinsertTerm = (executor: Executor, id: number, values: TermValues) =>
  executor
    .insert(terms)
    .overridingSystemValue()
    .values({ id, ...values })

export const deleteTerm = (executor: Executor, id: number) => executor.delete(terms).where(eq(terms.id, id))
