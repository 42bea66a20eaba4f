import { AuditList } from '../../features/audit/components/audit-list.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function AuditLogPage() {
  return (
    <AdminLayout title="Audit Log">
      <AuditList />
    </AdminLayout>
  )
}
