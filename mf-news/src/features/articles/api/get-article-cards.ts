import type { ArticleCard } from '@arunika/shared/contracts'
import { usePolled } from '@arunika/shared/hooks'

export const articleCardsKey = '/api/articles?view=cards'

/** All published articles, newest first, as cards. */
export const useArticleCards = () => usePolled<ArticleCard[]>(articleCardsKey)
