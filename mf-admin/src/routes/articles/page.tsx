import { ButtonLink } from '@arunika/ui'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { ArticleList } from '../../features/articles/components/article-list.tsx'
import { useCategoryNames } from '../../features/categories/api/get-categories.ts'

export default function ArticlesPage() {
  return (
    <AdminLayout
      title={screens.articles.title}
      action={<ButtonLink to="/admin/articles/create">Create New Article</ButtonLink>}
    >
      <Articles />
    </AdminLayout>
  )
}

/** Rendered only after login, because its categories need a token. */
function Articles() {
  const { data: categories } = useCategoryNames()
  return <ArticleList categories={categories} />
}
