import type { Article, ArticleCategory } from '@arunika/shared/contracts'
import { Field } from '@arunika/shared/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { RichTextField } from '../../../kit/editor/rich-text-field.tsx'
import { AdminForm } from '../../../kit/form/admin-form.tsx'
import { ARTICLES } from '../api/get-articles.ts'
import { saveArticle } from '../api/save-article.ts'
import { createdArticle, draftOf, editedArticle } from '../article-fields.ts'
import styles from './article-form.module.css'
import { CategoryChoice } from './category-choice.tsx'
import { ImageChoice } from './image-choice.tsx'

interface ArticleFormProps {
  /** Without one, the form creates an article. */
  article?: Article
  /** Undefined while they are being loaded. */
  categories: readonly ArticleCategory[] | undefined
}

export function ArticleForm({ article, categories }: ArticleFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(article ? editedArticle : createdArticle),
    defaultValues: draftOf(article),
  })
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <AdminForm
      form={form}
      save={(fields) => saveArticle(fields, article?.id)}
      listPath="/admin/articles"
      listKey={ARTICLES}
    >
      <div className={styles.row}>
        <Field label="Title" fault={errors.title?.message}>
          {(props) => <input {...props} {...register('title')} autoComplete="off" />}
        </Field>
        <Field label="Date" fault={errors.date?.message}>
          {(props) => <input {...props} {...register('date')} type="date" />}
        </Field>
      </div>
      <ImageChoice control={control} stored={article?.featured_image_path ?? undefined} />
      <Field label="Hashtags" hint="For example #games#animation" fault={errors.hashtags?.message}>
        {(props) => <input {...props} {...register('hashtags')} autoComplete="off" />}
      </Field>
      <RichTextField label="Content" name="content" control={control} />
      <CategoryChoice control={control} categories={categories} />
    </AdminForm>
  )
}
