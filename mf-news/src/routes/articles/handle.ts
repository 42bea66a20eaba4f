import type { ArticleCard, ArticlePage, ArticleTopics } from '@arunika/contracts'
import type { PageHandle } from '@arunika/federation'
import { topicsKey } from '../../features/archive/api/get-topics.ts'
import { archiveAddress, archiveKey, type Finding, readFinding } from '../../features/archive/finding.ts'
import { topicOf } from '../../features/archive/topic-of.ts'
import { articleCardsKey } from '../../features/articles/api/get-article-cards.ts'
import { newsFeed } from '../../features/reading/news-feed.ts'

export const articlesHandle: PageHandle<ArticlePage | readonly ArticleCard[]> = {
  chunk: 'articles',
  searchParams: ['category', 'hashtag', 'q', 'page'],
  subject: ({ search }) => {
    const finding = readFinding(search)
    return finding ? archiveKey(finding) : articleCardsKey
  },
  preload: () => [topicsKey],
  addresses: {
    list: topicsKey,
    paths: ({ categories }: ArticleTopics) => [
      '/articles',
      ...categories.map(({ id }) => archiveAddress({ category: String(id) })),
    ],
  },
  card: async (context, found) =>
    (await import(/* webpackChunkName: "social-cards" */ '../social-cards.ts')).newsCard(context, found),
  meta: ({ site, search }, found) => {
    const finding = readFinding(search)
    if (finding) {
      const { q, page, category } = finding
      const topic = topicOf(finding, found)
      const subject = subjectOf(finding, topic)
      const canonical = archiveAddress(finding)
      return {
        title: page > 1 ? `${subject}, page ${page}` : subject,
        description: `Everything that ${site.name} has published, from the newest to the oldest.`,
        canonical,
        breadcrumb: subject,
        noIndex: q !== '',
        feed: newsFeed(site, topic ? { id: category, name: topic } : undefined),
      }
    }
    return {
      title: `News from ${site.address.city}: games, films, classes and people`,
      description: `What happens at ${site.studio} and ${site.academy}: new games and films, open houses, exhibitions, festivals and the people behind them.`,
      feed: newsFeed(site),
    }
  },
}

/** What an archive page holds, for its title: a search, a hashtag, a category or everything. */
function subjectOf({ q, hashtag, category }: Finding, topic: string | undefined) {
  if (q) return `“${q}” in the news`
  if (hashtag) return `News with #${hashtag}`
  if (!category) return 'News archive'
  return topic ? `News about ${topic}` : 'News of one topic'
}
