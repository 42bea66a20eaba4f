import type { AdminArticle, ArticleCategory } from '@arunika/contracts'
import { Field } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { RichTextField } from '../../../components/editor/rich-text-field.tsx'
import { AdminForm } from '../../../components/form/admin-form.tsx'
import { getArticle } from '../api/get-article.ts'
import { ARTICLES } from '../api/get-articles.ts'
import { saveArticle } from '../api/save-article.ts'
import { type ArticleFields, type ArticleFormValues, articleRules, formValuesOf } from '../article-fields.ts'
import { describeArticle } from '../describe-article.ts'
import { questionAbout } from '../publish-time.ts'
import styles from './article-form.module.css'
import { CategoryChoice } from './category-choice.tsx'
import { HashtagField } from './hashtag-field.tsx'
import { ImageChoice } from './image-choice.tsx'
import { PreviewButton } from './preview-button.tsx'
import { PublishingChoice } from './publishing-choice.tsx'

interface ArticleFormProps {
  /** Without one, the form creates an article. */
  article?: AdminArticle
  /** Undefined while they are being loaded. */
  categories: readonly ArticleCategory[] | undefined
}

export function ArticleForm({ article: opened, categories }: ArticleFormProps) {
  const [article, setArticle] = useState(opened)
  const rulesOf = articleRules(article)
  const resolver: Resolver<ArticleFormValues, unknown, ArticleFields> = (values, ...rest) =>
    standardSchemaResolver(rulesOf(values))(values, ...rest)
  const form = useForm({ resolver, defaultValues: formValuesOf(opened) })
  const { register, control, formState, getValues, setValue } = form
  const { errors } = formState
  const isUnpublished = !article || article.status === 'draft'

  /** Saving without submitting never publishes an unpublished article. */
  function keepFromReaders() {
    if (isUnpublished) setValue('draft', '1')
    else if (article.status === 'scheduled' && !getValues('publish_at'))
      setValue('publish_at', article.publishAt ?? '')
  }

  async function goOn(id: number) {
    const saved = await getArticle(id)
    setArticle(saved)
    form.reset({
      ...getValues(),
      title: getValues('title') || saved.title,
      featured_image: undefined,
      if_updated_at: saved.updatedAt,
    })
  }

  return (
    <AdminForm
      form={form}
      save={(fields) => saveArticle(fields, article?.id)}
      listPath="/admin/articles"
      listKey={ARTICLES}
      stayLabel={isUnpublished ? 'Save draft' : 'Save'}
      onBeforeStay={keepFromReaders}
      onStayed={goOn}
      questionOf={questionAbout}
      versions={{
        noun: 'article',
        loadTheirs: async () => formValuesOf(await getArticle(article?.id ?? 0)),
        describe: (values) => describeArticle(values, categories),
      }}
      actions={<PreviewButton read={form.getValues} article={article} />}
    >
      <div className={styles.row}>
        <Field label="Title" error={errors.title?.message}>
          {(props) => <input {...props} {...register('title')} autoComplete="off" />}
        </Field>
        <Field label="Date" error={errors.date?.message}>
          {(props) => <input {...props} {...register('date')} type="date" />}
        </Field>
      </div>
      <ImageChoice control={control} stored={article?.featured_image_path ?? undefined} />
      <HashtagField control={control} />
      <RichTextField label="Content" name="content" control={control} />
      <CategoryChoice control={control} categories={categories} />
      <PublishingChoice control={control} />
    </AdminForm>
  )
}
