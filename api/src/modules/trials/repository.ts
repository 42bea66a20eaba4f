import type { ListQuery, TrialStatus } from '@arunika/admin-contracts'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { trials, trialWordsSearched } from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo, findRows, holdsWords } from '../../lib/searching.ts'

export type StoredTrial = typeof trials.$inferSelect
export type NewTrial = Omit<typeof trials.$inferInsert, 'id' | 'status' | 'createdAt'>

/** @returns its id */
export async function insertTrial(executor: Executor, values: NewTrial): Promise<number> {
  const [row] = await executor.insert(trials).values(values).returning({ id })
  if (!row) throw new Error('An inserted row always comes back.')
  return row.id
}

const { id, class: className, student, name, status, slotAt, createdAt } = trials
const sorts = {
  keys: {
    class: { by: sql`lower(${className})`, type: 'text' },
    student: { by: sql`lower(${student})`, type: 'text' },
    'booked-by': { by: sql`lower(${name})`, type: 'text' },
    received: { by: createdAt, type: 'timestamptz' },
  },
  byDefault: '-received',
  id,
} as const

export interface TrialQuery extends ListQuery {
  status?: TrialStatus | undefined
}

/** One page of the bookings, without contact details. */
export async function listTrialPage(executor: Executor, query: TrialQuery) {
  const words = await findRows(executor, id, holdsWords(trialWordsSearched, query.q))
  const matching = and(words.matching, query.status && eq(status, query.status))
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts, query, words.first)
  const rows = await executor
    .select({ id, class: className, student, name, status, slotAt, createdAt, cursor })
    .from(trials)
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const [found, total] = await Promise.all([
    countUpTo(executor, trials, matching),
    countUpTo(executor, trials, undefined),
  ])
  return { ...paged(rows), ...countsOf(found, total) }
}

export async function findTrial(executor: Executor, trialId: number): Promise<StoredTrial | undefined> {
  const [row] = await executor.select().from(trials).where(eq(id, trialId))
  return row
}

/** Counts up to `MAX_COUNTED`. */
export const countNew = async (executor: Executor): Promise<number> =>
  (await countUpTo(executor, trials, eq(status, 'new'))).count

/** Locks the booking until the transaction ends. */
export async function lockTrial(executor: Executor, trialId: number): Promise<StoredTrial | undefined> {
  const [row] = await executor.select().from(trials).where(eq(id, trialId)).for('update')
  return row
}

export const updateTrial = (executor: Executor, trialId: number, values: Partial<NewTrial & StoredTrial>) =>
  executor.update(trials).set(values).where(eq(id, trialId))

/** @returns the ids of the bookings that existed */
export async function deleteTrials(
  executor: Executor,
  which: { id: number } | { before: Date },
): Promise<number[]> {
  const rows = await executor
    .delete(trials)
    .where('id' in which ? eq(id, which.id) : lt(createdAt, which.before))
    .returning({ id })
  return rows.map((row) => row.id)
}
