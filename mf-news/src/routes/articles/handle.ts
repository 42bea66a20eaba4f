import type { PageDeclaration } from '@anyam/federation'
import type { ArticleCard, ArticlePage, ArticleTopics } from '@arunika/contracts'
import { topicsKey } from '../../features/archive/api/get-topics.ts'
import { archiveAddress, archiveKey, type Finding, readFinding } from '../../features/archive/finding.ts'
import { topicOf } from '../../features/archive/topic-of.ts'
import { articleCardsKey } from '../../features/articles/api/get-article-cards.ts'
import { type HeadWords, headWords } from '../head-words.ts'
import { newsFeed } from '../news-feed.ts'

export const articlesHandle: PageDeclaration<ArticlePage | readonly ArticleCard[]> = {
  chunk: 'articles',
  searchParams: ['category', 'hashtag', 'q', 'page'],
  subject: ({ search, site: { language } }) => {
    const finding = readFinding(search)
    return finding ? archiveKey(finding, language) : articleCardsKey(language)
  },
  preload: ({ site }) => [topicsKey(site.language)],
  addresses: {
    list: topicsKey(),
    paths: ({ categories }: ArticleTopics) => [
      '/articles',
      ...categories.map(({ id }) => archiveAddress({ category: String(id) })),
    ],
  },
  card: async (context, found) =>
    (await import(/* webpackChunkName: "social-cards" */ '../social-cards.ts')).newsCard(context, found),
  meta: ({ site, search, read }, found) => {
    const words = read(headWords)
    const finding = readFinding(search)
    if (finding) {
      const { q, page, category, hashtag } = finding
      const topic = topicOf(finding, found)
      const subject = subjectOf(finding, topic, words)
      const canonical = archiveAddress(finding)
      return {
        title: page > 1 ? words.onPage(subject, page) : subject,
        description: describe(topic ?? (hashtag && `#${hashtag}`), page, site.name, words),
        canonical,
        breadcrumb: subject,
        noIndex: q !== '',
        feed: newsFeed(site, words, topic ? { id: category, name: topic } : undefined),
      }
    }
    return {
      title: words.title(site.address.city),
      description: words.description(site.studio, site.academy),
      feed: newsFeed(site, words),
    }
  },
}

/** Each archive page gets a description of its own, because search engines ignore repeated ones. */
function describe(topic: string | undefined, page: number, site: string, words: HeadWords) {
  const text = topic ? words.topicText(topic, site) : words.archiveText(site)
  return page > 1 ? words.onPage(text.slice(0, -1), page) : text
}

/** Subject of an archive page for its title: a search, a hashtag, a category or everything. */
function subjectOf({ q, hashtag, category }: Finding, topic: string | undefined, words: HeadWords) {
  if (q) return words.inTheNews(q)
  if (hashtag) return words.with(hashtag)
  if (!category) return words.archiveTitle
  return topic ? words.about(topic) : words.aboutOne
}
