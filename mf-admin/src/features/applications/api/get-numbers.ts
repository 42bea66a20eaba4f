import type { VacancyNumbers } from '@arunika/admin-contracts'
import { adminDownload } from '../../../lib/admin-download.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

const numbersPath = (vacancyId: string) => `/api/admin/job-vacancies/${encodeURIComponent(vacancyId)}/numbers`

export const useNumbers = (vacancyId: string) => useAdminPolled<VacancyNumbers>(numbersPath(vacancyId))

export const exportNumbers = (vacancyId: string) =>
  adminDownload(`${numbersPath(vacancyId)}.csv`, `numbers-${vacancyId}.csv`)
