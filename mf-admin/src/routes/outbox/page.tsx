import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { OutboxList } from '../../features/outbox/components/outbox-list.tsx'

export default function OutboxPage() {
  return (
    <AdminLayout title={screens.outbox.title}>
      <OutboxList />
    </AdminLayout>
  )
}
