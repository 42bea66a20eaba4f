import { ADMIN_EXCERPT_LENGTH, type AdminArticleRow as AdminArticleOfList } from '@arunika/admin-contracts'
import { type AdminArticle, type Article, type ArticleCard, MIDDLE_OF_PICTURE } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import { EXCERPT_LENGTH, truncate } from '@arunika/text'
import { translationIn } from '../../lib/translations.ts'
import { srcsetOf } from '../uploads/public-pictures.ts'
import type { AdminArticleRow, ArticleRow, CardRow } from './repository.ts'

const isMiddle = ({ focus }: CardRow) => focus.x === MIDDLE_OF_PICTURE.x && focus.y === MIDDLE_OF_PICTURE.y

function shared(row: CardRow) {
  const [largest] = row.pictures
  return {
    id: row.id,
    title: row.title,
    date: row.date,
    hashtags: row.hashtags,
    featured_image_path: largest?.path ?? null,
    featured_image: largest
      ? {
          width: largest.width,
          height: largest.height,
          srcset: srcsetOf(row.pictures),
          ...(row.imageAlt ? { alt: row.imageAlt } : {}),
          ...(isMiddle(row) ? {} : { focus: row.focus }),
        }
      : null,
    categories: row.categories,
  }
}

/** Texts for search engines, omitted if empty. */
const seoOf = ({
  seoTitle: title,
  seoDescription: description,
}: Pick<ArticleRow, 'seoTitle' | 'seoDescription'>) =>
  title || description ? { seo: { ...(title && { title }), ...(description && { description }) } } : {}

/** @param language language of the texts, if translated */
export function toArticle(row: ArticleRow, language?: Language): Article {
  const { featured_image: picture, ...fields } = shared(row)
  const social = row.socialCard ? { social: row.socialCard } : {}
  const translation = translationIn(row.translations, language)
  const { title, content, ...texts } = translation ?? row
  return {
    ...fields,
    title,
    featured_image: picture && { ...picture, ...social },
    content,
    ...(row.slug && { slug: row.slug }),
    ...(row.byline && { byline: row.byline }),
    ...seoOf(texts),
    ...(row.linkedPages && { linkedPages: row.linkedPages.split(' ') }),
    ...(translation && { language: translation.language }),
  }
}

export function toCard({ translation, ...row }: CardRow): ArticleCard {
  const { title, excerpt } = translation ?? row
  return {
    ...shared(row),
    title,
    excerpt: truncate(excerpt, EXCERPT_LENGTH),
    ...(translation && { language: translation.language }),
  }
}

const statusOf = ({
  isDraft,
  isOver,
  isPublished,
}: Pick<AdminArticleRow, 'isDraft' | 'isOver' | 'isPublished'>) =>
  isDraft || isOver ? 'draft' : isPublished ? 'published' : 'scheduled'

const reviewOf = ({ isDraft, reviewRequestedAt }: Pick<AdminArticleRow, 'isDraft' | 'reviewRequestedAt'>) =>
  isDraft && reviewRequestedAt ? { reviewRequestedAt: reviewRequestedAt.toISOString() } : {}

/** A row of the back-office's list. */
export const toAdminRow = (row: Omit<AdminArticleRow, 'content' | 'translations'>): AdminArticleOfList => ({
  id: row.id,
  title: row.title,
  date: row.date,
  excerpt: truncate(row.excerpt, ADMIN_EXCERPT_LENGTH),
  categories: row.categories,
  status: statusOf(row),
  publishAt: row.publishAt?.toISOString() ?? null,
  ...reviewOf(row),
})

function translationsOf({ translations }: AdminArticleRow): Pick<AdminArticle, 'translations'> {
  const texts = Object.entries(translations).map(([language, { title, content, ...stored }]) => [
    language,
    { title, content, ...seoOf(stored) },
  ])
  return texts.length > 0 ? { translations: Object.fromEntries(texts) } : {}
}

export const toAdminArticle = (row: AdminArticleRow): AdminArticle => ({
  ...toArticle(row),
  ...translationsOf(row),
  status: statusOf(row),
  publishAt: row.publishAt?.toISOString() ?? null,
  ...reviewOf(row),
  ...(row.unpublishAt && { unpublishAt: row.unpublishAt.toISOString() }),
  updatedAt: row.updatedAt.toISOString(),
})
