import { usePolled } from '@anyam/data'
import { useLanguage } from '@anyam/federation/use-words'
import type { ArticleCard } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

/** The headline, four articles below it, and three pages of the slider. */
const LIST_LENGTH = 17

export const articleCardsKey = (language?: Language) =>
  apiAddressIn(`/api/articles?view=cards&limit=${LIST_LENGTH}`, language)

/** The newest articles as cards. */
export const useArticleCards = () => usePolled<ArticleCard[]>(articleCardsKey(useLanguage()))
