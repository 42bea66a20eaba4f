import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators } from '../../db/schema/index.ts'

const ago = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`

/** Minutes without the back-office open, after which a visit is over. */
const VISIT_GAP = 30
/** Minutes between two records of a visit, because an open screen polls every ten seconds. */
const VISIT_INTERVAL_DAYS = 1

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
      lastVisitAt: sql`case when ${seenAt} < ${ago(VISIT_GAP)} then ${seenAt} else ${lastVisitAt} end`,
    })
    .where(and(eq(id, administratorId), or(isNull(seenAt), lt(seenAt, ago(VISIT_INTERVAL_DAYS)))))
  const [row] = await executor.select({ lastVisitAt }).from(administrators).where(eq(id, administratorId))
  return row?.lastVisitAt ?? null
}
