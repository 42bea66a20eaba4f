import type { ArticleDetail } from '@arunika/contracts'
import { usePolled } from '@arunika/data'

/** @param segment of the address: the article's number, with words after it or without: `16-rimba` */
export const articleKey = (segment = '') =>
  `/api/articles/${encodeURIComponent(/^\d+(?=-)/.exec(segment)?.[0] ?? segment)}`

/** One article with its related articles. */
export const useArticle = (id: string | undefined) => usePolled<ArticleDetail>(articleKey(id))
