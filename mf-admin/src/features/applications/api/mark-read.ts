import type { AdminVacancy, MessageResponse } from '@arunika/shared/contracts'
import type { KeyedMutator } from 'swr'
import { cookieRequest } from '../../../kit/session/admin-request.ts'

/** The vacancy with one application counted as read. */
export const withRead = (vacancy: AdminVacancy, id: number): AdminVacancy => ({
  ...vacancy,
  applicationResponses: vacancy.applicationResponses.map((application) =>
    application.id === id ? { ...application, is_read: 1 } : application,
  ),
})

/** Takes the marker away at once and tells the api; when that fails, the marker comes back. */
export async function markRead(id: number, vacancy: AdminVacancy, mutate: KeyedMutator<AdminVacancy>) {
  const read = withRead(vacancy, id)
  const marked = cookieRequest<MessageResponse>(`/api/admin/job-vacancies/set-read/${id}`, { method: 'POST' })
  await mutate(
    marked.then(() => read),
    { optimisticData: read, rollbackOnError: true, throwOnError: false },
  )
}
