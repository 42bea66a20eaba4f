import type { AdminArticle } from '@arunika/contracts'
import type { DocumentKind } from '../../components/document/use-document.ts'
import { translatedFields } from '../../components/translation/translated-texts.ts'
import { getArticle } from './api/get-article.ts'
import { ARTICLE_TEXTS, formValuesOf } from './article-fields.ts'

const translations = translatedFields(ARTICLE_TEXTS)

const labels = {
  title: 'Title',
  date: 'Date',
  hashtags: 'Hashtags',
  content: 'Content',
  categories: 'Categories',
  media_picture: 'Featured image',
  image_alt: 'Alternative text',
  image_focus: 'Focus of the picture',
  draft: 'Publishing',
  review: 'Review',
  publish_at: 'Publish time',
  unpublish_at: 'Take offline at',
  slug: 'Slug',
  seo_title: 'Headline for search engines',
  seo_description: 'Summary for search engines',
  byline: 'Byline',
  linked_pages: 'Vacancies and classes',
  ...Object.fromEntries(translations.map(({ name, label }) => [name, label])),
}

const richTexts = new Set<string>(
  [...ARTICLE_TEXTS, ...translations].filter(({ kind }) => kind === 'rich').map(({ name }) => name),
)

/** Articles as documents that the server stores while somebody types. */
export const ARTICLE: DocumentKind<AdminArticle> = {
  path: 'articles',
  noun: 'article',
  labels,
  isRichText: (name) => richTexts.has(name),
  load: getArticle,
  valuesOf: formValuesOf,
}
