import type { ListPage, MessageRow } from '@arunika/admin-contracts'
import type { ContactMessage } from '@arunika/contracts'
import type { ListQuery } from '../../../kit/list/list-view.ts'
import { useListPage } from '../../../kit/list/use-list-page.ts'
import { useAdminPolled } from '../../../kit/session/use-admin-polled.ts'

export const MESSAGES = '/api/admin/messages'

export const useMessages = (query: ListQuery) => useListPage<ListPage<MessageRow>>(MESSAGES, query)

/** @param id null while nobody reads one */
export const useMessage = (id: number | null) =>
  useAdminPolled<ContactMessage>(id === null ? null : `${MESSAGES}/${id}`)
