import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { Imports } from '../../features/imports/components/imports.tsx'

export default function ArticleImportPage() {
  return (
    <AdminLayout title={screens['article-import'].title}>
      <Imports />
    </AdminLayout>
  )
}
