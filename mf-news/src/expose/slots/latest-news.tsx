import { defineCatalogue } from '@anyam/federation'
import { defineSlot } from '@anyam/federation/define-slot'
import { newestCardsKey } from '../../features/articles/api/get-newest-cards.ts'
import { LatestNews, NewsLink } from '../../features/articles/components/latest-news.tsx'
import { cardWords } from '../../features/articles/words.ts'

export const slot = defineSlot('latest-news', {
  Component: LatestNews,
  words: [
    defineCatalogue(
      { cardWords },
      { id: () => import(/* webpackChunkName: "slot-latest-news-id" */ './latest-news-catalogue.id.ts') },
    ),
  ],
  Fallback: NewsLink,
  preload: ({ count }, { language }) => [newestCardsKey(count, language)],
})
