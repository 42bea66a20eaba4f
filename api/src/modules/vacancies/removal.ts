import type { Context } from '../../context.ts'
import { removeInBatches } from '../applications/removal.ts'
import { findDeleter } from '../audit/repository.ts'
import { deleteVacancy, listDeletedForGood } from './repository.ts'

/**
 * Removes permanently deleted vacancies with their applications. They are already hidden, and housekeeping continues
 * after a crash.
 * @returns number of applications removed
 */
export async function removeDeletedVacancies(context: Pick<Context, 'db' | 'store'>): Promise<number> {
  const { db } = context
  let removed = 0
  for (const { id } of await listDeletedForGood(db)) {
    const by = { name: await findDeleter(db, { subject: 'job vacancy', subjectId: id }) }
    removed += await removeInBatches(context, { vacancyId: id }, by)
    await deleteVacancy(db, id)
  }
  return removed
}
