import ArticlesPage from '../../../../../mf-news/src/routes/articles/page.tsx'
import { island } from '../island.tsx'

export const Newsroom = island(ArticlesPage)
