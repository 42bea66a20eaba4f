import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { ReleaseBoard } from '../../features/releases/components/release-board.tsx'

export default function ReleasesPage() {
  return (
    <AdminLayout title={screens.releases.title}>
      <ReleaseBoard />
    </AdminLayout>
  )
}
