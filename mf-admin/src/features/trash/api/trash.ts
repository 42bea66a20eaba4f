import type { TrashPage } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import type { ListQuery } from '../../../lib/list-view.ts'
import { useListPage } from '../../../lib/use-list-page.ts'

export const TRASH = '/api/admin/trash'

export const useTrash = (query: ListQuery) => useListPage<TrashPage>(TRASH, query)

export const deleteForGood = (id: number) =>
  adminRequest<MessageResponse>(`${TRASH}/${id}`, { method: 'DELETE' })
