import ArticlePage from '../../../../../mf-news/src/routes/article/page.tsx'
import { island } from '../island.tsx'

export const Article = island(ArticlePage)
