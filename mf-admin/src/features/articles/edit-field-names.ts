import { translatedFields } from '../../components/translation/translated-texts.ts'
import { ARTICLE_TEXTS } from './article-fields.ts'

const translations = translatedFields(ARTICLE_TEXTS)

/** Labels of the fields that editors share while editing. */
export const EDIT_FIELD_NAMES: Readonly<Record<string, string>> = {
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

export const fieldName = (name: string) => EDIT_FIELD_NAMES[name] ?? name

const richTexts = new Set<string>(
  [...ARTICLE_TEXTS, ...translations].filter(({ kind }) => kind === 'rich').map(({ name }) => name),
)

/** True if a field is rich text (its editor keeps its own state). */
export const isRichText = (name: string) => richTexts.has(name)
