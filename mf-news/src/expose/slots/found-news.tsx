import { defineCatalogue } from '@anyam/federation'
import { defineSlot } from '@anyam/federation/define-slot'
import { foundKey } from '../../features/archive/api/get-found-articles.ts'
import { FoundNews, SearchNews } from '../../features/archive/components/found-news.tsx'
import { foundWords } from '../../features/archive/found-words.ts'
import { newsroomWords } from '../../features/archive/newsroom-words.ts'

export const slot = defineSlot('found-news', {
  Component: FoundNews,
  words: [
    defineCatalogue(
      { foundWords, newsroomWords },
      { id: () => import(/* webpackChunkName: "slot-found-news-id" */ './found-news-catalogue.id.ts') },
    ),
  ],
  Fallback: SearchNews,
  preload: ({ words }, { language }) => [foundKey(words, language)],
})
