import type { MessageResponse } from '@arunika/shared/contracts'
import { adminRequest } from '../../../kit/session/admin-request.ts'

export const deleteCategory = (id: number) =>
  adminRequest<MessageResponse>(`/api/admin/categories/${id}`, { method: 'DELETE' })
