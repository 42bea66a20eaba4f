import type { PageHandle } from '@arunika/shared/federation'
import { articleCardsKey } from '../../features/articles/api/get-article-cards.ts'

export const articlesHandle: PageHandle = {
  chunk: 'articles',
  preload: () => [articleCardsKey],
  meta: ({ site }) => ({
    title: 'News',
    description: `What happens at ${site.studio} and ${site.academy}: new games and films, open houses, exhibitions, festivals and the people behind them.`,
  }),
}
