import type { EditInput, EditState, PreviewLink } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'

const editOf = (id: number) => `/api/admin/articles/${id}/edits`

/** Stores edits and returns those of other editors, with their names. */
export const syncEdits = (id: number, input: EditInput) =>
  adminRequest<EditState>(editOf(id), { method: 'POST', body: input })

export const discardEdits = (id: number) =>
  adminRequest<MessageResponse>(editOf(id), { method: 'DELETE', keepalive: true })

export const leaveArticle = (id: number, form: string) =>
  adminRequest<MessageResponse>(`/api/admin/articles/${id}/editors/${form}`, {
    method: 'DELETE',
    keepalive: true,
  })

export const createPreviewLink = (id: number) =>
  adminRequest<PreviewLink>(`/api/admin/articles/${id}/preview-link`, { method: 'POST' })
