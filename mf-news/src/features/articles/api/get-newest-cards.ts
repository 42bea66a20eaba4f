import { usePolledInView } from '@anyam/data/use-polled-in-view'
import { useLanguage } from '@anyam/federation/use-words'
import type { ArticleCard } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

export const newestCardsKey = (count: number, language: Language | undefined) =>
  apiAddressIn(`/api/articles?view=cards&limit=${count}`, language)

/** A few of the newest articles as cards. */
export const useNewestCards = (count: number) =>
  usePolledInView<ArticleCard[]>(newestCardsKey(count, useLanguage()))
