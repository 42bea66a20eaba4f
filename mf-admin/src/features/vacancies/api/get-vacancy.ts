import type { VacancyFormValues } from '@arunika/admin-contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'

export const addressOf = (id: string | number) =>
  `/api/admin/job-vacancies/${encodeURIComponent(id)}?view=form`

export const useVacancy = (id: string) => useLoaded<VacancyFormValues>(addressOf(id))

/** The vacancy as currently saved. */
export const getVacancy = (id: number) => adminRequest<VacancyFormValues>(addressOf(id))
