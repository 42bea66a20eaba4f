import type { VacancyFormValues } from '@arunika/shared/contracts'
import { useLoaded } from '../../../kit/session/use-loaded.ts'

export const useVacancy = (id: string) =>
  useLoaded<VacancyFormValues>(`/api/admin/job-vacancies/${encodeURIComponent(id)}?view=form`)
