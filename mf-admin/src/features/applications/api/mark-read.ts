import type { ApplicationPage } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import type { KeyedMutator } from 'swr'
import { cookieRequest } from '../../../lib/admin-request.ts'
import { withRow } from '../../../lib/use-list-page.ts'

/** Removes the unread marker at once and calls the api; a failed call restores it. */
export async function markRead(id: number, page: ApplicationPage, mutate: KeyedMutator<ApplicationPage>) {
  const read = withRow(page, id, { is_read: 1 })
  const marked = cookieRequest<MessageResponse>(`/api/admin/job-vacancies/set-read/${id}`, { method: 'POST' })
  await mutate(
    marked.then(() => read),
    { optimisticData: read, rollbackOnError: true, throwOnError: false },
  )
}
