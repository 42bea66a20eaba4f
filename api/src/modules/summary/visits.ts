import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators } from '../../db/schema/index.ts'

const ago = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`

/** A visit is over when the back-office has not been open for as long. */
const VISIT_GAP_MINUTES = 30
/** Between two records of a visit, because an open screen polls every ten seconds. */
const RECORD_INTERVAL_MINUTES = 1

/**
 * Notes that the administrator has the back-office open.
 * @returns when the visit before this one ended; null during the first
 */
export async function recordVisit(executor: Executor, administratorId: number): Promise<Date | null> {
  const { id, seenAt, lastVisitAt } = administrators
  await executor
    .update(administrators)
    .set({
      seenAt: sql`now()`,
      lastVisitAt: sql`case when ${seenAt} < ${ago(VISIT_GAP_MINUTES)} then ${seenAt} else ${lastVisitAt} end`,
    })
    .where(and(eq(id, administratorId), or(isNull(seenAt), lt(seenAt, ago(RECORD_INTERVAL_MINUTES)))))
  const [row] = await executor.select({ lastVisitAt }).from(administrators).where(eq(id, administratorId))
  return row?.lastVisitAt ?? null
}
