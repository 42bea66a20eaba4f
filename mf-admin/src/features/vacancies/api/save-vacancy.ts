import type { SavedResponse, VacancyInput } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'

/** @param id of the vacancy to change; omit it to create one */
export const saveVacancy = (body: VacancyInput, id?: number) =>
  adminRequest<SavedResponse>(`/api/admin/job-vacancies/${id ?? 'create'}`, { method: 'POST', body })
