import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import { recordVacancy, recordVacancyBaseline } from './history.ts'
import { hasVacancyToClose, lockVacanciesToClose, setStatus, type VacancyRow } from './repository.ts'

/** Where the company's days begin and end. */
const OFFICE_OFFSET_MS = 7 * 3_600_000
/** Who closes in the audit log. */
const CLOSING_DATE = { name: 'closing date' }

/** The office's day, `2026-11-21`. */
export const officeDay = (at: Date) => new Date(at.getTime() + OFFICE_OFFSET_MS).toISOString().slice(0, 10)

const today = () => officeDay(new Date())

/** Whether applications are closed: manually, or after the last day. */
export const isClosed = ({ status, closesOn }: Pick<VacancyRow, 'status' | 'closesOn'>) =>
  status === 'closed' || (closesOn !== null && closesOn < today())

/** Closes vacancies after their last day. @returns how many */
export async function closeDueVacancies(context: Context): Promise<number> {
  const day = today()
  // A change drops what is cached.
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
