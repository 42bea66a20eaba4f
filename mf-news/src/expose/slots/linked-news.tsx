import { defineCatalogue } from '@anyam/federation'
import { defineSlot } from '@anyam/federation/define-slot'
import { linkedCardsKey } from '../../features/articles/api/get-linked-cards.ts'
import { LinkedNews } from '../../features/articles/components/linked-news.tsx'
import { cardWords } from '../../features/articles/words.ts'

export const slot = defineSlot('linked-news', {
  Component: LinkedNews,
  words: [
    defineCatalogue(
      { cardWords },
      { id: () => import(/* webpackChunkName: "slot-linked-news-id" */ './linked-news-catalogue.id.ts') },
    ),
  ],
  preload: ({ path }, { language }) => [linkedCardsKey(path, language)],
})
