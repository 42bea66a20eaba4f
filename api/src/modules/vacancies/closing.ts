import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import { officeDay } from '../../lib/office-time.ts'
import { recordVacancy, recordVacancyBaseline } from './history.ts'
import { hasVacancyToClose, lockVacanciesToClose, setStatus, type VacancyRow } from './repository.ts'

/** The actor in the audit log for automatic closing. */
const CLOSING_DATE = { name: 'closing date' }

const today = () => officeDay(new Date())

/** True if applications are closed, either manually or after the last day. */
export const isClosed = ({ status, closesOn }: Pick<VacancyRow, 'status' | 'closesOn'>) =>
  status === 'closed' || (closesOn !== null && closesOn < today())

/** Closes vacancies after their last day. @returns number of vacancies closed */
export async function closeDueVacancies(context: Context): Promise<number> {
  const day = today()
  // Check first, because a change drops cached responses.
  if (!(await hasVacancyToClose(context.db, day))) return 0
  return change(context, 'vacancies', async (transaction) => {
    const due = await lockVacanciesToClose(transaction, day)
    for (const row of due) {
      await recordVacancyBaseline(transaction, row)
      await setStatus(transaction, row.id, 'closed')
      await recordVacancy(transaction, CLOSING_DATE, 'changed', row.id)
    }
    return due.length
  })
}
