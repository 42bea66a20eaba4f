import type { AdminArticle, Article, ArticleCard } from '@arunika/shared/contracts'
import type { AdminArticleRow, ArticleRow, CardRow } from './repository.ts'

const isMiddle = ({ imageFocusX, imageFocusY }: CardRow) => imageFocusX === 50 && imageFocusY === 50

function shared(row: CardRow) {
  const [largest] = row.pictures
  const srcset = row.pictures.map((picture) => `/uploads/${picture.path} ${picture.width}w`).reverse()
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
          srcset: srcset.join(', '),
          ...(row.socialCard ? { social: row.socialCard } : {}),
          ...(row.imageAlt ? { alt: row.imageAlt } : {}),
          ...(isMiddle(row) ? {} : { focus: { x: row.imageFocusX, y: row.imageFocusY } }),
        }
      : null,
    categories: row.categories,
  }
}

export const toArticle = (row: ArticleRow): Article => ({ ...shared(row), content: row.content })
export const toCard = (row: CardRow): ArticleCard => ({ ...shared(row), excerpt: row.excerpt })
export const toAdminArticle = (row: AdminArticleRow): AdminArticle => ({
  ...toArticle(row),
  status: row.isDraft ? 'draft' : row.isPublished ? 'published' : 'scheduled',
  publishAt: row.publishAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
})
