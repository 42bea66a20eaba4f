import type { ListPage, MessageRow } from '@arunika/admin-contracts'
import type { ContactMessage } from '@arunika/contracts'
import type { ListQuery } from '../../../lib/list-view.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'
import { useListPage } from '../../../lib/use-list-page.ts'

export const MESSAGES = '/api/admin/messages'

export const useMessages = (query: ListQuery) => useListPage<ListPage<MessageRow>>(MESSAGES, query)

/** @param id null while none is open */
export const useMessage = (id: number | null) =>
  useAdminPolled<ContactMessage>(id === null ? null : `${MESSAGES}/${id}`)
