import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { AuditList } from '../../features/audit/components/audit-list.tsx'

export default function AuditLogPage() {
  return (
    <AdminLayout title={screens['audit-log'].title}>
      <AuditList />
    </AdminLayout>
  )
}
