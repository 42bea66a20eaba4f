import type { AdminArticle, ArticleCategory } from '@arunika/contracts'
import { longTime } from '@arunika/text'
import { describeTranslations } from '../../components/translation/translated-texts.ts'
import { type FieldText, richText } from '../../components/versions/field-texts.ts'
import { ARTICLE_TEXTS, type ArticleFormValues, formValuesOf } from './article-fields.ts'

/** Describes the form's fields. */
export const describeArticle = (
  values: ArticleFormValues,
  all: readonly ArticleCategory[] = [],
): FieldText[] => [
  { label: 'Title', value: values.title },
  { label: 'Date', value: values.date },
  {
    label: 'Featured image',
    value: values.featured_image?.name ?? (values.media_picture || 'As it is saved'),
  },
  { label: 'Alternative text', value: values.image_alt ?? '' },
  {
    label: 'Focus of the picture',
    value: `${values.image_focus.x} % across, ${values.image_focus.y} % down`,
  },
  { label: 'Hashtags', value: values.hashtags ?? '' },
  richText('Content', values.content),
  {
    label: 'Categories',
    value: all
      .filter(({ id }) => values.categories.includes(id))
      .map(({ name }) => name)
      .join(', '),
  },
  { label: 'Publishing', value: publishingText(values) },
  { label: 'Unpublished from', value: values.unpublish_at ? longTime(values.unpublish_at) : '' },
  { label: 'Vacancies and classes', value: values.linked_pages ?? '' },
  { label: 'Byline', value: values.byline ?? '' },
  { label: 'Slug', value: values.slug ?? '' },
  { label: 'Headline for search engines', value: values.seo_title ?? '' },
  { label: 'Summary for search engines', value: values.seo_description ?? '' },
  ...describeTranslations(ARTICLE_TEXTS, values),
]

function publishingText({ draft, review, publish_at: time }: ArticleFormValues): string {
  if (draft === '1') return review === '1' ? 'Draft in review' : 'Draft'
  return time ? `From ${longTime(time)}` : 'Published'
}

/** Describes a saved version, including its picture. */
export const describeSavedArticle = (article: AdminArticle): FieldText[] =>
  describeArticle(formValuesOf(article), article.categories).map((field) =>
    field.label === 'Featured image' ? savedPicture(field, article.featured_image_path) : field,
  )

const savedPicture = ({ label }: FieldText, path: string | null): FieldText =>
  path ? { label, value: path, picture: `/uploads/${path}` } : { label, value: '' }
