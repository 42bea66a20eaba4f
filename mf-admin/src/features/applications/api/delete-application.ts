import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'

/** @param id of the application, although the address reads as if it were the vacancy's */
export const deleteApplication = (id: number) =>
  adminRequest<MessageResponse>(`/api/admin/job-vacancies/${id}/applications`, { method: 'DELETE' })
