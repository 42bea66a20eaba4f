import type { AdminVacancy } from '@arunika/shared/contracts'
import { useAdminPolled } from '../../../kit/session/use-admin-polled.ts'

/** @param vacancyId as it stands in the address */
export const applicationsKey = (vacancyId: string) =>
  `/api/admin/job-vacancies/${encodeURIComponent(vacancyId)}/applications`

/** A vacancy with its applications. */
export const useApplications = (vacancyId: string) => useAdminPolled<AdminVacancy>(applicationsKey(vacancyId))
