import type { AdminTerm, ListPage, TermInput } from '@arunika/admin-contracts'
import type { AcademyClass, MessageResponse, SavedResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import type { ListQuery } from '../../../lib/list-view.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'
import { useListPage } from '../../../lib/use-list-page.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'

export const TERMS = '/api/admin/terms'

const addressOf = (id: string | number) => `${TERMS}/${encodeURIComponent(id)}`

export const useTerms = (query: ListQuery) => useListPage<ListPage<AdminTerm>>(TERMS, query)

export const useTerm = (id: string) => useLoaded<AdminTerm>(addressOf(id))

/** The term as currently saved. */
export const getTerm = (id: number) => adminRequest<AdminTerm>(addressOf(id))

/** Classes that a term can belong to. */
export const useClassNames = () => useAdminPolled<Pick<AcademyClass, 'path' | 'name'>[]>('/api/classes')

/** @param id of the term to change; omit it to create one */
export const saveTerm = (body: TermInput, id?: number) =>
  adminRequest<SavedResponse>(`${TERMS}/${id ?? 'create'}`, { method: 'POST', body })

export const deleteTerm = (id: number) => adminRequest<MessageResponse>(addressOf(id), { method: 'DELETE' })
