import { defineSlot } from '@arunika/federation/define-slot'
import { newestCardsKey } from '../../features/articles/api/get-newest-cards.ts'
import { LatestNews, NewsLink } from '../../features/articles/components/latest-news.tsx'
import { cardWords } from '../../features/articles/words.ts'

export const slot = defineSlot('latest-news', {
  Component: LatestNews,
  words: [cardWords],
  Fallback: NewsLink,
  preload: ({ count }, { language }) => [newestCardsKey(count, language)],
})
