import type { AdminArticle, ArticleCategory } from '@arunika/shared/contracts'
import { Field } from '@arunika/shared/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { RichTextField } from '../../../kit/editor/rich-text-field.tsx'
import { AdminForm } from '../../../kit/form/admin-form.tsx'
import { ARTICLES } from '../api/get-articles.ts'
import { isChangedMeanwhile, saveArticle, versionOf } from '../api/save-article.ts'
import { type ArticleFields, createdArticle, draftOf, editedArticle } from '../article-fields.ts'
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

export function ArticleForm({ article, categories }: ArticleFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(article ? editedArticle : createdArticle),
    defaultValues: draftOf(article),
  })
  const { register, control, formState } = form
  const { errors } = formState

  async function save(fields: ArticleFields) {
    try {
      return await saveArticle(fields, article?.id)
    } catch (error) {
      // Told once that somebody else saved meanwhile, whoever tries again means to replace that version.
      if (article && isChangedMeanwhile(error)) form.setValue('if_updated_at', await versionOf(article.id))
      throw error
    }
  }
  return (
    <AdminForm
      form={form}
      save={save}
      listPath="/admin/articles"
      listKey={ARTICLES}
      actions={<PreviewButton read={form.getValues} article={article} />}
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
      <HashtagField control={control} />
      <RichTextField label="Content" name="content" control={control} />
      <CategoryChoice control={control} categories={categories} />
      <PublishingChoice control={control} />
    </AdminForm>
  )
}
