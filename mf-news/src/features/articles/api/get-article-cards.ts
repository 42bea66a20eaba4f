import type { ArticleCard } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'
import { usePolled } from '@arunika/data'
import { useLanguage } from '@arunika/federation/use-words'

/** The headline, four articles below it, and three pages of the slider. */
const LIST_LENGTH = 17

export const articleCardsKey = (language?: Language) =>
  apiAddressIn(`/api/articles?view=cards&limit=${LIST_LENGTH}`, language)

/** The newest articles as cards. */
export const useArticleCards = () => usePolled<ArticleCard[]>(articleCardsKey(useLanguage()))
