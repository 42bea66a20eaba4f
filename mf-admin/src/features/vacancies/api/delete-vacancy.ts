import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'

export const deleteVacancy = (id: number) =>
  adminRequest<MessageResponse>(`/api/admin/job-vacancies/${id}`, { method: 'DELETE' })
