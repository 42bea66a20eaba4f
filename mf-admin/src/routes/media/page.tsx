import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { MediaList } from '../../features/media/components/media-list.tsx'

export default function MediaPage() {
  return (
    <AdminLayout title={screens.media.title}>
      <MediaList />
    </AdminLayout>
  )
}
