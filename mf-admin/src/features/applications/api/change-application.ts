import type { Application, ApplicationStatus, MessageResponse } from '@arunika/contracts'
import type { KeyedMutator } from 'swr'
import { adminRequest } from '../../../lib/admin-request.ts'

const addressOf = (id: number) => `/api/admin/applications/${id}`

/**
 * Shows the new status at once and calls the api; if the call fails, the old one comes back.
 * @throws ApiError
 */
export async function setStatus(
  application: Application,
  status: ApplicationStatus,
  mutate: KeyedMutator<Application>,
) {
  const changed = { ...application, status }
  const path = `${addressOf(application.id)}/status`
  const call = adminRequest<MessageResponse>(path, {
    method: 'POST',
    body: { status, if_status: application.status },
  })
  await mutate(
    call.then(() => changed),
    { optimisticData: changed, rollbackOnError: true },
  )
}

export const addNote = (id: number, text: string) =>
  adminRequest<MessageResponse>(`${addressOf(id)}/notes`, { method: 'POST', body: { text } })

export const noteAddress = (id: number, noteId: number) => `${addressOf(id)}/notes/${noteId}`

/** The call outlives its page. */
export const deleteNote = (id: number, noteId: number) =>
  adminRequest<MessageResponse>(noteAddress(id, noteId), { method: 'DELETE', keepalive: true })
