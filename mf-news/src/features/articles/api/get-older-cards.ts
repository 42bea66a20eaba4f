import { request } from '@anyam/data'
import type { ArticleCard } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

const OLDER_LENGTH = 12

/** Articles older than this one; empty if it is the last. */
export const getOlderCards = (
  { date, id }: Pick<ArticleCard, 'date' | 'id'>,
  language: Language | undefined,
) =>
  request<ArticleCard[]>(
    apiAddressIn(`/api/articles?view=cards&limit=${OLDER_LENGTH}&before=${date}.${id}`, language),
  )
