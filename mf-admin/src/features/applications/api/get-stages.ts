import type { StagesInput, VacancyStages } from '@arunika/admin-contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

/** @param vacancyId as in the address */
export const stagesPath = (vacancyId: string) =>
  `/api/admin/job-vacancies/${encodeURIComponent(vacancyId)}/stages`

/** Stages of a vacancy in order, with the number of applications in each. */
export const useStages = (vacancyId: string) => useAdminPolled<VacancyStages>(stagesPath(vacancyId))

/** @throws ApiError; 409 if another person has changed them meanwhile */
export const saveStages = (vacancyId: string, body: StagesInput) =>
  adminRequest<VacancyStages>(stagesPath(vacancyId), { method: 'POST', body })
