import type { AuditPage } from '@arunika/shared/contracts'
import type { ListQuery } from '../../../kit/list/list-view.ts'
import { useAdminPolled } from '../../../kit/session/use-admin-polled.ts'

/** One page of the log, found by the api: the log is too long to be sent whole. */
export function useAuditLog({ search, page, filters }: ListQuery) {
  const query = new URLSearchParams({ page: String(page) })
  for (const [name, text] of Object.entries({ q: search, ...filters })) if (text) query.set(name, text)
  return useAdminPolled<AuditPage>(`/api/admin/audit-log?${query}`, { keepPreviousData: true })
}
