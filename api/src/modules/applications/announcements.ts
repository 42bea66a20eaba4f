import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '@arunika/contracts'
import { and, asc, inArray, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { applications } from '../../db/schema/index.ts'
import { type Actor, record } from '../audit/repository.ts'
import { isOfLiveVacancy } from './repository.ts'

/** The applications among these that exist. Locks them until the transaction ends. */
export const lockAnnounceable = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({
      id: applications.id,
      status: applications.status,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), isOfLiveVacancy))
    .orderBy(asc(applications.id))
    .for('update')

/**
 * Shows a status on these applicants' own pages, unless it is already shown.
 * @param means how they learn it, for the audit log
 */
export async function announce(
  executor: Executor,
  ids: readonly number[],
  status: ApplicationStatus,
  { by, means }: { by: Actor; means: 'mail' | 'own page' },
): Promise<number[]> {
  const changed = await executor
    .update(applications)
    .set({ announcedStatus: status, announcedAt: sql`now()` })
    .where(and(inArray(applications.id, [...ids]), ne(applications.announcedStatus, status)))
    .returning({ id: applications.id })
  const name = APPLICATION_STATUS_NAMES[status]
  const title = means === 'mail' ? `${name}, by mail` : name
  const entry = { action: 'announced', subject: 'application', title } as const
  await record(executor, by, ...changed.map(({ id }) => ({ ...entry, subjectId: id })))
  return changed.map(({ id }) => id)
}
