import { and, count, eq, not, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { applicationFiles, applications, vacancies } from '../../db/schema/index.ts'
import { isDeletedForGood } from '../vacancies/repository.ts'

/** An application with its vacancy, even if that is in the trash. */
export async function findOwn(executor: Executor, chosen: { reference: string } | { id: number }) {
  const [row] = await executor
    .select({
      application: applications,
      vacancy: {
        id: vacancies.id,
        title: vacancies.title,
        type: vacancies.type,
        translations: vacancies.translations,
      },
    })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
    .where(
      and(
        'id' in chosen ? eq(applications.id, chosen.id) : eq(applications.reference, chosen.reference),
        not(isDeletedForGood),
      ),
    )
  return row
}

/** Locks the application against changes and deletion until the transaction ends. */
export async function lockByReference(executor: Executor, reference: string) {
  const [row] = await executor
    .select()
    .from(applications)
    .where(eq(applications.reference, reference))
    .for('update')
  return row
}

export async function countFiles(executor: Executor, applicationId: number): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(applicationFiles)
    .where(eq(applicationFiles.applicationId, applicationId))
  return row?.count ?? 0
}

/** @returns path of the removed document; undefined if the application has no such document */
export async function deleteFile(executor: Executor, applicationId: number, id: number) {
  const [row] = await executor
    .delete(applicationFiles)
    .where(and(eq(applicationFiles.id, id), eq(applicationFiles.applicationId, applicationId)))
    .returning({ path: applicationFiles.path })
  return row?.path
}

/** Marks it as new for recruiters. */
export const markChanged = (executor: Executor, id: number) =>
  executor.update(applications).set({ isRead: false }).where(eq(applications.id, id))

export const withdraw = (executor: Executor, id: number) =>
  executor.update(applications).set({ withdrawnAt: sql`now()`, isRead: false }).where(eq(applications.id, id))
