import type { ArticleDetail } from '@arunika/contracts'
import { usePolled } from '@arunika/data'

export const articleKey = (id = '') => `/api/articles/${encodeURIComponent(id)}`

/** One article with its related articles. */
export const useArticle = (id: string | undefined) => usePolled<ArticleDetail>(articleKey(id))
