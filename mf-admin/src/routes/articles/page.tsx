import { ButtonLink } from '@arunika/shared/ui'
import { ArticleList } from '../../features/articles/components/article-list.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function ArticlesPage() {
  return (
    <AdminLayout
      title="Manage Articles"
      action={<ButtonLink to="/admin/articles/create">Create New Article</ButtonLink>}
    >
      <ArticleList />
    </AdminLayout>
  )
}
