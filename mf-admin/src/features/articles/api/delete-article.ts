import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../kit/session/admin-request.ts'

export const deleteArticle = (id: number) =>
  adminRequest<MessageResponse>(`/api/admin/articles/${id}`, { method: 'DELETE' })
