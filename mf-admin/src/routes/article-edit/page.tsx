import { useParams } from 'react-router-dom'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { LoadedForm } from '../../components/form/loaded-form.tsx'
import { screens } from '../../content/screens.ts'
import { useArticle } from '../../features/articles/api/get-article.ts'
import { ArticleForm } from '../../features/articles/components/article-form.tsx'
import { useCategoryNames } from '../../features/categories/api/get-categories.ts'

export default function ArticleEditPage() {
  const { id = '' } = useParams()
  return (
    <AdminLayout title={screens['article-edit'].title}>
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
