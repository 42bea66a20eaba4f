import { uploadUrl } from '@anyam/data'
import type { AdminArticle, ArticleCategory } from '@arunika/contracts'
import { Field } from '@arunika/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { StoredInput, useStoredInput } from '../../../components/document/stored-input.tsx'
import { AdminForm } from '../../../components/form/admin-form.tsx'
import { markSaved } from '../../../components/form/mark-saved.ts'
import { LanguageBar } from '../../../components/translation/language-bar.tsx'
import { LanguageColumns } from '../../../components/translation/language-columns.tsx'
import { richNames } from '../../../components/translation/translated-texts.ts'
import { useTranslation } from '../../../components/translation/use-translation.ts'
import { WithOwnApi } from '../../../lib/only-specified.ts'
import { isAllowed } from '../../../lib/rights.ts'
import { getArticle } from '../api/get-article.ts'
import { ARTICLES } from '../api/get-articles.ts'
import { saveArticle } from '../api/save-article.ts'
import { ARTICLE } from '../article-document.ts'
import {
  ARTICLE_TEXTS,
  type ArticleFields,
  articleResolver,
  formValuesOf,
  READ_TEXTS,
} from '../article-fields.ts'
import { describeArticle, describeSavedArticle } from '../describe-article.ts'
import { questionAbout } from '../publish-time.ts'
import styles from './article-form.module.css'
import { CategoryChoice } from './category-choice.tsx'
import { HashtagField } from './hashtag-field.tsx'
import { ImageChoice } from './image-choice.tsx'
import { LinkedPagesChoice } from './linked-pages-choice.tsx'
import { PreviewButton } from './preview-button.tsx'
import { PublishKey } from './publish-key.ts'
import { PublishingChoice } from './publishing-choice.tsx'
import { SearchEngines } from './search-engines.tsx'

interface ArticleFormProps {
  /** The article to edit; omit it to create one. */
  article?: AdminArticle
  /** Id of an article that was begun and never saved. */
  begun?: number
  /** Undefined while loading. */
  categories: readonly ArticleCategory[] | undefined
}

export function ArticleForm({ article: opened, begun, categories }: ArticleFormProps) {
  const [article, setArticle] = useState(opened)
  const [begunId, setBegunId] = useState(begun)
  const navigate = useNavigate()
  // An author's article stays a draft.
  const mayPublish = isAllowed('news')
  const defaultValues = { ...formValuesOf(opened), ...(mayPublish ? {} : { draft: '1' as const }) }
  const form = useForm({ resolver: articleResolver(article), defaultValues })
  const { register, control, formState, getValues, setValue } = form
  const { errors } = formState
  const { handle, ...stored } = useStoredInput()
  const translation = useTranslation(form, ARTICLE_TEXTS)
  const isUnpublished = !article || article.status === 'draft'

  /** Saving without submitting never publishes an unpublished article. */
  function keepFromReaders() {
    if (isUnpublished) setValue('draft', '1')
    else if (article.status === 'scheduled' && !getValues('publish_at'))
      setValue('publish_at', article.publishAt ?? '')
  }

  async function goOn(id: number, sent: typeof defaultValues) {
    const saved = await getArticle(id)
    setArticle(saved)
    if (!getValues('title')) setValue('title', saved.title)
    // Another picture may have been chosen during the save.
    if (getValues('featured_image') === sent.featured_image) setValue('featured_image', undefined)
    if (getValues('media_picture') === sent.media_picture) setValue('media_picture', '')
    const values = {
      ...sent,
      title: sent.title || saved.title,
      featured_image: undefined,
      media_picture: '',
      if_updated_at: saved.updatedAt,
    }
    markSaved(form, values)
    handle.current?.restart(saved, values)
  }

  async function save(fields: ArticleFields) {
    const saved = await saveArticle(handle.current?.versionsFor(fields) ?? fields, article?.id)
    handle.current?.settle()
    return saved
  }

  /** Reopens the saved article; one that was never saved is gone. */
  async function startAgain() {
    if (article === undefined) {
      form.reset(formValuesOf())
      return navigate('/admin/articles')
    }
    const saved = await getArticle(article.id)
    form.reset(formValuesOf(saved))
    handle.current?.restart(saved, getValues())
    setArticle(saved)
  }

  return (
    <AdminForm
      form={form}
      save={save}
      hold={() => handle.current?.hold()}
      specified={['title', 'date', 'hashtags', 'featured_image', 'content', 'categories']}
      listPath="/admin/articles"
      listKey={ARTICLES}
      stayLabel={isUnpublished ? 'Save draft' : 'Save'}
      onBeforeStay={keepFromReaders}
      onStayed={goOn}
      isDocument={stored.isDocument}
      begunId={article ? undefined : begunId}
      isStored={stored.isStored && !getValues('featured_image')}
      onDiscard={() => handle.current?.abandon()}
      questionOf={(values) => questionAbout(values, article)}
      richTexts={richNames(READ_TEXTS)}
      versions={{
        noun: 'article',
        loadTheirs: async () => formValuesOf(await getArticle(article?.id ?? begunId ?? 0)),
        describe: (values) => describeArticle(values, categories),
      }}
      history={
        article && mayPublish
          ? {
              subject: 'article',
              id: article.id,
              describe: (entry) => describeSavedArticle(entry as AdminArticle),
            }
          : undefined
      }
      isWide
      actions={(run) => (
        <>
          <PreviewButton read={form.getValues} article={article} />
          {mayPublish && (
            <PublishKey
              onPublish={() => {
                setValue('draft', '')
                run('leave')
              }}
            />
          )}
        </>
      )}
    >
      <WithOwnApi>
        <StoredInput
          form={form}
          kind={ARTICLE}
          document={{ saved: article, begunId, onBegun: setBegunId, onFirstSave: setArticle }}
          describe={(name, value) => (name === 'categories' ? namesOf(value, categories) : undefined)}
          isLive={article?.status === 'published'}
          onDiscard={() => void handle.current?.discard(startAgain)}
          handle={handle}
          onStored={stored.onStored}
        />
      </WithOwnApi>
      <WithOwnApi>
        <LanguageBar translation={translation} />
      </WithOwnApi>
      <div className={styles.columns} data-panel={translation.isTranslating ? 'below' : 'side'}>
        <div className={styles.text}>
          <LanguageColumns form={form} texts={READ_TEXTS} translation={translation} />
          <HashtagField control={control} />
        </div>
        <aside className={styles.panel} aria-label="About this article">
          <WithOwnApi>
            <PublishingChoice control={control} isUnpublished={isUnpublished} />
          </WithOwnApi>
          <Field label="Date" error={errors.date?.message}>
            {(props) => <input {...props} {...register('date')} type="date" />}
          </Field>
          <CategoryChoice control={control} categories={categories} />
          <ImageChoice control={control} stored={article?.featured_image_path ?? undefined} />
          <WithOwnApi>
            <Field label="Byline" hint="Leave empty for the newsroom." error={errors.byline?.message}>
              {(props) => <input {...props} {...register('byline')} autoComplete="off" dir="auto" />}
            </Field>
            <LinkedPagesChoice control={control} />
            <SearchEngines
              form={form}
              translation={translation}
              id={article?.id}
              picture={article?.featured_image_path ? uploadUrl(article.featured_image_path) : undefined}
            />
          </WithOwnApi>
        </aside>
      </div>
    </AdminForm>
  )
}

/** Names of the categories with these ids. */
const namesOf = (ids: unknown, categories: readonly ArticleCategory[] = []) =>
  categories
    .filter(({ id }) => Array.isArray(ids) && ids.includes(id))
    .map(({ name }) => name)
    .join(', ')
