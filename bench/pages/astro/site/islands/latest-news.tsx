import { latestNews } from '../../../../../mf-marketing/src/content/home-slots.ts'
import { LatestNews as News } from '../../../../../mf-news/src/features/articles/components/latest-news.tsx'
import { island } from '../island.tsx'

export const LatestNews = island(() => <News {...latestNews.props} />)
