import { ADMIN_EXCERPT_LENGTH, type AdminArticleRow as AdminArticleOfList } from '@arunika/admin-contracts'
import { type AdminArticle, type Article, type ArticleCard, MIDDLE_OF_PICTURE } from '@arunika/contracts'
import { EXCERPT_LENGTH, truncate } from '@arunika/text'
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

export function toArticle(row: ArticleRow): Article {
  const { featured_image: picture, ...fields } = shared(row)
  const social = row.socialCard ? { social: row.socialCard } : {}
  const { slug, byline, linkedPages, seoTitle: title, seoDescription: description } = row
  const seo = { ...(title && { title }), ...(description && { description }) }
  return {
    ...fields,
    featured_image: picture && { ...picture, ...social },
    content: row.content,
    ...(slug && { slug }),
    ...(byline && { byline }),
    ...((title || description) && { seo }),
    ...(linkedPages && { linkedPages: linkedPages.split(' ') }),
  }
}

export const toCard = (row: CardRow): ArticleCard => ({
  ...shared(row),
  excerpt: truncate(row.excerpt, EXCERPT_LENGTH),
})

const statusOf = ({
  isDraft,
  isOver,
  isPublished,
}: Pick<AdminArticleRow, 'isDraft' | 'isOver' | 'isPublished'>) =>
  isDraft || isOver ? 'draft' : isPublished ? 'published' : 'scheduled'

/** As the back-office's list shows it. */
export const toAdminRow = (row: Omit<AdminArticleRow, 'content'>): AdminArticleOfList => ({
  id: row.id,
  title: row.title,
  date: row.date,
  excerpt: truncate(row.excerpt, ADMIN_EXCERPT_LENGTH),
  categories: row.categories,
  status: statusOf(row),
  publishAt: row.publishAt?.toISOString() ?? null,
})

export const toAdminArticle = (row: AdminArticleRow): AdminArticle => ({
  ...toArticle(row),
  status: statusOf(row),
  publishAt: row.publishAt?.toISOString() ?? null,
  ...(row.unpublishAt && { unpublishAt: row.unpublishAt.toISOString() }),
  updatedAt: row.updatedAt.toISOString(),
})
