import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators } from '../../db/schema/index.ts'

const ago = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`

/** A visit ends after the back-office has been closed this long. */
const VISIT_GAP_MINUTES = 30
/** Minimum time between two records of a visit, because an open screen polls every ten seconds. */
const RECORD_INTERVAL_MINUTES = 1

/**
 * Records that the administrator has the back-office open.
 * @returns end of the previous visit; null during the first
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
