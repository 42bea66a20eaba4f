import type { AuditPage } from '@arunika/admin-contracts'
import type { ListQuery } from '../../../lib/list-view.ts'
import { useListPage } from '../../../lib/use-list-page.ts'

export const AUDIT_LOG = '/api/admin/audit-log'

export const useAuditLog = (query: ListQuery) => useListPage<AuditPage>(AUDIT_LOG, query)
