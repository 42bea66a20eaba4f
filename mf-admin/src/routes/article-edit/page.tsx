import { isMissing } from '@anyam/data'
import { useParams } from 'react-router-dom'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { useEdits } from '../../components/document/new-entry.ts'
import { LoadedForm } from '../../components/form/loaded-form.tsx'
import { screens } from '../../content/screens.ts'
import { useArticle } from '../../features/articles/api/get-article.ts'
import { ArticleForm } from '../../features/articles/components/article-form.tsx'
import { useCategoryNames } from '../../features/categories/api/get-categories.ts'
import { useIsOnlySpecified } from '../../lib/only-specified.ts'

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
  const isOnlySpecified = useIsOnlySpecified()
  const isMissingArticle = article.error !== undefined && isMissing(article.error)
  const { data: begun } = useEdits('articles', isMissingArticle && !isOnlySpecified ? id : undefined)
  if (begun) return <ArticleForm begun={Number(id)} categories={categories} />
  return (
    <LoadedForm loaded={article} listPath="/admin/articles">
      {(data) => <ArticleForm article={data} categories={categories} />}
    </LoadedForm>
  )
}
