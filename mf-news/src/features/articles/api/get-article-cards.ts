import type { ArticleCard } from '@arunika/contracts'
import { request, usePolled } from '@arunika/data'
import { usePolledInView } from '@arunika/data/use-polled-in-view'

/** The headline, four articles below it, and three pages of the slider. */
const LIST_LENGTH = 17
const OLDER_LENGTH = 12

export const newestCardsKey = (count: number) => `/api/articles?view=cards&limit=${count}`

export const articleCardsKey = newestCardsKey(LIST_LENGTH)

/** A few of the newest articles as cards. */
export const useNewestCards = (count: number) => usePolledInView<ArticleCard[]>(newestCardsKey(count))

/** Articles of a slot. */
const LINKED_LENGTH = 3

export const linkedCardsKey = (path: string) =>
  `/api/articles?view=cards&limit=${LINKED_LENGTH}&linkedPage=${path}`

/** The newest articles about a page, as cards. */
export const useLinkedCards = (path: string) => usePolledInView<ArticleCard[]>(linkedCardsKey(path))

/** The newest articles as cards. */
export const useArticleCards = () => usePolled<ArticleCard[]>(articleCardsKey)

/** The articles that follow after this one; none when it is the last. */
export const getOlderCards = ({ date, id }: Pick<ArticleCard, 'date' | 'id'>) =>
  request<ArticleCard[]>(`/api/articles?view=cards&limit=${OLDER_LENGTH}&before=${date}.${id}`)
