import type { PreviewLink } from '@arunika/admin-contracts'
import { adminRequest } from '../../../lib/admin-request.ts'

export const createPreviewLink = (id: number) =>
  adminRequest<PreviewLink>(`/api/admin/articles/${id}/preview-link`, { method: 'POST' })
