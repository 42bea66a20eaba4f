import type { Article, ArticleCard } from '@arunika/shared/contracts'
import type { ArticleRow, CardRow } from './repository.ts'

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
        }
      : null,
    categories: row.categories,
  }
}

export const toArticle = (row: ArticleRow): Article => ({ ...shared(row), content: row.content })
export const toCard = (row: CardRow): ArticleCard => ({ ...shared(row), excerpt: row.excerpt })
