import type { ArticleCard } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'
import { request, usePolled } from '@arunika/data'
import { usePolledInView } from '@arunika/data/use-polled-in-view'
import { useLanguage } from '@arunika/federation/use-words'

/** The headline, four articles below it, and three pages of the slider. */
const LIST_LENGTH = 17
const OLDER_LENGTH = 12

export const newestCardsKey = (count: number, language: Language | undefined) =>
  apiAddressIn(`/api/articles?view=cards&limit=${count}`, language)

export const articleCardsKey = (language?: Language) => newestCardsKey(LIST_LENGTH, language)

/** A few of the newest articles as cards. */
export const useNewestCards = (count: number) =>
  usePolledInView<ArticleCard[]>(newestCardsKey(count, useLanguage()))

/** Articles of a slot. */
const LINKED_LENGTH = 3

export const linkedCardsKey = (path: string, language: Language | undefined) =>
  apiAddressIn(`/api/articles?view=cards&limit=${LINKED_LENGTH}&linkedPage=${path}`, language)

/** The newest articles about a page, as cards. */
export const useLinkedCards = (path: string) =>
  usePolledInView<ArticleCard[]>(linkedCardsKey(path, useLanguage()))

/** The newest articles as cards. */
export const useArticleCards = () => usePolled<ArticleCard[]>(articleCardsKey(useLanguage()))

/** The articles that follow after this one; none when it is the last. */
export const getOlderCards = (
  { date, id }: Pick<ArticleCard, 'date' | 'id'>,
  language: Language | undefined,
) =>
  request<ArticleCard[]>(
    apiAddressIn(`/api/articles?view=cards&limit=${OLDER_LENGTH}&before=${date}.${id}`, language),
  )
