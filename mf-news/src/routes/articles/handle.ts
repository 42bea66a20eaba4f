import type { ArticleCard, ArticlePage, ArticleTopics } from '@arunika/contracts'
import type { PageHandle } from '@arunika/federation'
import { topicsKey } from '../../features/archive/api/get-topics.ts'
import { archiveAddress, archiveKey, type Finding, readFinding } from '../../features/archive/finding.ts'
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
  card: async ({ site, search }, found) => {
    const { newsCard } = await import(/* webpackChunkName: "social-cards" */ '../social-cards.ts')
    return newsCard(site, topicOf(readFinding(search), found))
  },
  meta: ({ site, search }, found) => {
    const finding = readFinding(search)
    if (finding) {
      const { q, page, category } = finding
      const topic = topicOf(finding, found)
      const subject = subjectOf(finding, found)
      const canonical = archiveAddress(finding)
      return {
        title: page > 1 ? `${subject}, page ${page}` : subject,
        description: `Everything that ${site.name} has published, from the newest to the oldest.`,
        canonical,
        breadcrumb: subject,
        noIndex: q !== '',
        feed: newsFeed(site, topic === undefined ? undefined : { id: category, name: topic }),
      }
    }
    return {
      title: `News from ${site.address.city}: games, films, classes and people`,
      description: `What happens at ${site.studio} and ${site.academy}: new games and films, open houses, exhibitions, festivals and the people behind them.`,
      feed: newsFeed(site),
    }
  },
}

type Found = ArticlePage | readonly ArticleCard[] | undefined

/** Name of the category that an archive page holds; undefined if it holds another selection. */
function topicOf(finding: Finding | undefined, found: Found): string | undefined {
  const articles = found && 'articles' in found ? found.articles : []
  return articles[0]?.categories.find(({ id }) => String(id) === finding?.category)?.name
}

/** What an archive page holds, for its title: a search, a hashtag, a category or everything. */
function subjectOf(finding: Finding, found: Found) {
  const { q, hashtag, category } = finding
  if (q) return `“${q}” in the news`
  if (hashtag) return `News with #${hashtag}`
  if (!category) return 'News archive'
  const name = topicOf(finding, found)
  return name ? `News about ${name}` : 'News of one topic'
}
