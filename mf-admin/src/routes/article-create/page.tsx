import { useLocation } from 'react-router-dom'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { ArticleForm } from '../../features/articles/components/article-form.tsx'
import { useCategoryNames } from '../../features/categories/api/get-categories.ts'

export default function ArticleCreatePage() {
  return (
    <AdminLayout title={screens['article-create'].title}>
      <BlankForm />
    </AdminLayout>
  )
}

function BlankForm() {
  const { data: categories } = useCategoryNames()
  // The key separates two consecutive visits, which create different articles.
  const { key } = useLocation()
  return <ArticleForm key={key} categories={categories} />
}
