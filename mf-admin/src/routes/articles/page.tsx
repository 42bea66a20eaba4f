import { ButtonLink } from '@arunika/ui'
import { ArticleList } from '../../features/articles/components/article-list.tsx'
import { useCategoryNames } from '../../features/categories/api/get-categories.ts'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function ArticlesPage() {
  return (
    <AdminLayout
      title="Manage Articles"
      action={<ButtonLink to="/admin/articles/create">Create New Article</ButtonLink>}
    >
      <Articles />
    </AdminLayout>
  )
}

/** Its categories have to be asked for, and only an administrator may. */
function Articles() {
  const { data: categories } = useCategoryNames()
  return <ArticleList categories={categories} />
}
