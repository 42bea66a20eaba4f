import type { ListPage, MessageRow } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import type { KeyedMutator } from 'swr'
import { adminRequest } from '../../../lib/admin-request.ts'
import { withRow } from '../../../lib/use-list-page.ts'
import { messageAddress } from './delete-message.ts'

/** Removes the unread marker at once and calls the api; a failed call restores it. */
export async function markRead({ id }: MessageRow, mutate: KeyedMutator<ListPage<MessageRow>>) {
  const withRead = (page: ListPage<MessageRow>) => withRow(page, id, { is_read: 1 })
  const marked = adminRequest<MessageResponse>(`${messageAddress({ id })}/read`, { method: 'POST' })
  await mutate((page) => marked.then(() => page && withRead(page)), {
    optimisticData: (page) => page && withRead(page),
    rollbackOnError: true,
    throwOnError: false,
  } as Parameters<typeof mutate>[1])
}
