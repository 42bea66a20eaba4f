import { defineWords } from '@arunika/federation'

const english = {
  newsroom: 'Newsroom',
  newsroomLead: (site: string) => `Launches, classes and curtain calls from ${site}.`,
  archive: 'Archive',
  search: 'Search',
  searchNews: 'Search the news',
  looking: 'Looking…',
  topics: 'Topics',
  all: 'All',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  newer: 'Newer',
  older: 'Older',
  noNews: 'No news yet',
  noNewsText:
    'Our first story is being written. Please come back soon, or follow us on social media meanwhile.',
  nothing: 'Nothing found',
  nothingText: 'Try fewer or other words, another topic, or ',
  latest: 'see the latest news',
  notFound: 'Page not found',
  ended: 'The archive ends before this page',
  endedText: 'There are fewer pages of news than this address asks for.',
  firstPage: 'To the first page',
  /** Titles and descriptions for search engines. */
  title: (city: string) => `News from ${city}: games, films, classes and people`,
  description: (studio: string, academy: string) =>
    `What happens at ${studio} and ${academy}: new games and films, open houses, exhibitions, festivals and the people behind them.`,
  archiveTitle: 'News archive',
  archiveText: (site: string) => `Everything that ${site} has published, from the newest to the oldest.`,
  onPage: (subject: string, page: number) => `${subject}, page ${page}`,
  about: (topic: string) => `News about ${topic}`,
  aboutOne: 'News of one topic',
  with: (hashtag: string) => `News with #${hashtag}`,
  inTheNews: (words: string) => `“${words}” in the news`,
  /** The result in a sentence: `12 articles in Studio with #games for “film”, page 2.` */
  found: (total: number, of: { category: string; hashtag: string; q: string; page: number }) => {
    const parts = [
      `${total.toLocaleString('en-US')} ${total === 1 ? 'article' : 'articles'}`,
      of.category && `in ${of.category}`,
      of.hashtag && `with #${of.hashtag}`,
      of.q && `for “${of.q}”`,
    ]
    return `${parts.filter(Boolean).join(' ')}${of.page > 1 ? `, page ${of.page}` : ''}.`
  },
}

export type ArchiveWords = typeof english

/** Texts of the newsroom and of its archive. */
export const archiveWords = defineWords(english, {
  id: () => import(/* webpackChunkName: "articles-id" */ './words.id.ts'),
})
