import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'

export const deleteArticle = (id: number) =>
  adminRequest<MessageResponse>(`/api/admin/articles/${id}`, { method: 'DELETE' })
