import { usePolled } from '@anyam/data'
import { useLanguage } from '@anyam/federation/use-words'
import type { ArticleDetail } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

/** @param segment of the address: the article's number, with or without words after it: `16-rimba` */
export const articleKey = (segment = '', language?: Language) =>
  apiAddressIn(
    `/api/articles/${encodeURIComponent(/^\d+(?=-)/.exec(segment)?.[0] ?? segment)}?view=cards`,
    language,
  )

/** One article with its related articles. */
export const useArticle = (id: string | undefined) => usePolled<ArticleDetail>(articleKey(id, useLanguage()))
