import { ReleaseBoard } from '../../features/releases/components/release-board.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function ReleasesPage() {
  return (
    <AdminLayout title="Releases">
      <ReleaseBoard />
    </AdminLayout>
  )
}
