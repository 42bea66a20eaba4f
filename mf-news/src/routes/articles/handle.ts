import type { PageHandle } from '@arunika/shared/federation'
import { topicsKey } from '../../features/archive/api/get-topics.ts'
import { archiveAddress, archiveKey, readFinding } from '../../features/archive/finding.ts'
import { articleCardsKey } from '../../features/articles/api/get-article-cards.ts'

export const articlesHandle: PageHandle = {
  chunk: 'articles',
  searchParams: ['category', 'hashtag', 'q', 'page'],
  subject: ({ search }) => {
    const finding = readFinding(search)
    return finding ? archiveKey(finding) : articleCardsKey
  },
  preload: () => [topicsKey],
  meta: ({ site, search }) => {
    const feed = { title: `${site.name} News`, path: '/articles/feed.xml' }
    const finding = readFinding(search)
    if (finding) {
      const { q, hashtag, page } = finding
      const subject = q ? `“${q}” in the news` : hashtag ? `News with #${hashtag}` : 'News archive'
      return {
        title: page > 1 ? `${subject}, page ${page}` : subject,
        description: `Everything that ${site.name} has published, from the newest to the oldest.`,
        canonical: archiveAddress(finding),
        noIndex: q !== '',
        feed,
      }
    }
    return {
      title: 'News',
      description: `What happens at ${site.studio} and ${site.academy}: new games and films, open houses, exhibitions, festivals and the people behind them.`,
      feed,
    }
  },
}
