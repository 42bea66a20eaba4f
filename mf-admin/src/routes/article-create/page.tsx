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
  return <ArticleForm categories={categories} />
}
