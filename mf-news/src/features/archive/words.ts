import { defineWords } from '@anyam/federation'

const english = {
  whatsNew: "WHAT'S NEW!",
  moreNews: 'MORE NEWS',
  further: 'Further articles',
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
  /** Summary of the result: `12 articles in Studio with #games for “film”, page 2.` */
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

/** Texts of the newsroom (below its opening) and of the archive. */
export const archiveWords = defineWords(english)
