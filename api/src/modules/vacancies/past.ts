import { inArray } from 'drizzle-orm'
import { vacancies } from '../../db/schema/index.ts'
import { officeDay } from '../../lib/office-time.ts'
import type { PastKind } from '../revisions/kind.ts'
import type { VacancySnapshot } from './history.ts'

type Facts = Pick<VacancySnapshot, 'status' | 'closesOn'>

const { id, title, createdAt, status, closesOn } = vacancies

/** The vacancies that were open at a past time. */
export const pastVacancies: PastKind<Facts> = {
  table: vacancies,
  wasShown: ({ status, closesOn }, at) => status === 'open' && (!closesOn || closesOn >= officeDay(at)),
  now: (executor, ids) =>
    executor.select({ id, title, createdAt, status, closesOn }).from(vacancies).where(inArray(id, ids)),
}
