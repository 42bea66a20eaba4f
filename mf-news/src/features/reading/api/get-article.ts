import type { ArticleDetail } from '@arunika/contracts'
import { usePolled } from '@arunika/data'

export const articleKey = (id = '') => `/api/articles/${encodeURIComponent(id)}`

/** One article and what is related to it. */
export const useArticle = (id: string | undefined) => usePolled<ArticleDetail>(articleKey(id))
