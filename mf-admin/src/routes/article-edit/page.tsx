import { useParams } from 'react-router-dom'
import { useArticle } from '../../features/articles/api/get-article.ts'
import { ArticleForm } from '../../features/articles/components/article-form.tsx'
import { useCategoryNames } from '../../features/categories/api/get-categories.ts'
import { LoadedForm } from '../../kit/form/loaded-form.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function ArticleEditPage() {
  const { id = '' } = useParams()
  return (
    <AdminLayout title="Edit Article">
      <FilledForm key={id} id={id} />
    </AdminLayout>
  )
}

function FilledForm({ id }: { id: string }) {
  const article = useArticle(id)
  const { data: categories } = useCategoryNames()
  return (
    <LoadedForm loaded={article} listPath="/admin/articles">
      {(data) => <ArticleForm article={data} categories={categories} />}
    </LoadedForm>
  )
}
