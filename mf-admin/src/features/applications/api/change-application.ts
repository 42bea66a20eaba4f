import type { Application, ApplicationStatus, MessageResponse } from '@arunika/contracts'
import type { useSWRConfig } from 'swr'
import { adminRequest } from '../../../lib/admin-request.ts'
import { applicationPath } from './get-applications.ts'

/**
 * Shows the new status at once and calls the api; if the call fails, the old one comes back.
 * @param from the status that is to be changed; if it is another one by now, nothing is
 * @throws ApiError
 */
export async function setStatus(
  id: number,
  from: ApplicationStatus,
  status: ApplicationStatus,
  mutate: ReturnType<typeof useSWRConfig>['mutate'],
) {
  const withStatus = (application?: Application) => application && { ...application, status }
  const call = adminRequest<MessageResponse>(`${applicationPath(id)}/status`, {
    method: 'POST',
    body: { status, if_status: from },
  })
  await mutate<Application | undefined>(applicationPath(id), (shown) => call.then(() => withStatus(shown)), {
    optimisticData: withStatus,
    rollbackOnError: true,
  })
}

export const addNote = (id: number, text: string) =>
  adminRequest<MessageResponse>(`${applicationPath(id)}/notes`, { method: 'POST', body: { text } })

export const noteAddress = (id: number, noteId: number) => `${applicationPath(id)}/notes/${noteId}`

/** The call outlives its page. */
export const deleteNote = (id: number, noteId: number) =>
  adminRequest<MessageResponse>(noteAddress(id, noteId), { method: 'DELETE', keepalive: true })
