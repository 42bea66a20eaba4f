import { useLocation } from 'react-router-dom'
import { ArticleForm } from '../../features/articles/components/article-form.tsx'
import { useCategoryNames } from '../../features/categories/api/get-categories.ts'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function ArticleCreatePage() {
  return (
    <AdminLayout title="Create Article">
      <BlankForm />
    </AdminLayout>
  )
}

function BlankForm() {
  const { data: categories } = useCategoryNames()
  // A second visit without another screen in between is another article.
  const { key } = useLocation()
  return <ArticleForm key={key} categories={categories} />
}
