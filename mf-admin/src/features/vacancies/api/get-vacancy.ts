import type { AdminVacancy } from '@arunika/shared/contracts'
import { useLoaded } from '../../../kit/session/use-loaded.ts'

export const useVacancy = (id: string) =>
  useLoaded<AdminVacancy>(`/api/admin/job-vacancies/${encodeURIComponent(id)}`)
