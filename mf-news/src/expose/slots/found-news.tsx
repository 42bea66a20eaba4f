import { defineSlot } from '@arunika/federation/define-slot'
import { foundKey } from '../../features/archive/api/get-found-articles.ts'
import { FoundNews, SearchNews } from '../../features/archive/components/found-news.tsx'

export const slot = defineSlot('found-news', {
  Component: FoundNews,
  Fallback: SearchNews,
  preload: ({ words }) => [foundKey(words)],
})
