import { usePolledInView } from '@anyam/data/use-polled-in-view'
import { useLanguage } from '@anyam/federation/use-words'
import type { ArticleCard } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

/** Number of articles in a slot. */
const LINKED_LENGTH = 3

export const linkedCardsKey = (path: string, language: Language | undefined) =>
  apiAddressIn(`/api/articles?view=cards&limit=${LINKED_LENGTH}&linkedPage=${path}`, language)

/** The newest articles about a page, as cards. */
export const useLinkedCards = (path: string) =>
  usePolledInView<ArticleCard[]>(linkedCardsKey(path, useLanguage()))
