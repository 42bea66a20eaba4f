import type { AdminVacancy } from '@arunika/shared/contracts'
import { useAdminPolled } from '../../../kit/session/use-admin-polled.ts'

export const VACANCIES = '/api/admin/job-vacancies'

export const useVacancies = () => useAdminPolled<AdminVacancy[]>(VACANCIES)
