import type { BegunEdits, EditInput, EditState } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../lib/admin-request.ts'

const editOf = (path: string, id: number) => `/api/admin/${path}/${id}/edits`

/** Stores edits and returns those of other editors, with their names. @param path of the kind: `articles` */
export const syncEdits = (path: string, id: number, input: EditInput) =>
  adminRequest<EditState>(editOf(path, id), { method: 'POST', body: input })

/** Begins a new entry with what was typed first. */
export const beginEntry = (path: string, input: EditInput) =>
  adminRequest<BegunEdits>(`/api/admin/${path}/edits`, { method: 'POST', body: input })

export const discardEdits = (path: string, id: number) =>
  adminRequest<MessageResponse>(editOf(path, id), { method: 'DELETE', keepalive: true })

export const leaveEntry = (path: string, id: number, form: string) =>
  adminRequest<MessageResponse>(`/api/admin/${path}/${id}/editors/${form}`, {
    method: 'DELETE',
    keepalive: true,
  })
