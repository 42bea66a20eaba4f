import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { TrashList } from '../../features/trash/components/trash-list.tsx'

export default function TrashPage() {
  return (
    <AdminLayout title={screens.trash.title}>
      <TrashList />
    </AdminLayout>
  )
}
