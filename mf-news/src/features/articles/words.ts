import { defineWords } from '@anyam/federation'

const english = {
  hot: 'HOT!',
  readMore: 'Read More',
  /** Joins “Read More” and the title for screen readers. */
  of: 'of',
  allNews: 'All news',
  fromNewsroom: 'FROM THE NEWSROOM',
  lead: 'Launches, classes and curtain calls, as they happen.',
  linked: 'From the newsroom',
}

export type CardWords = typeof english

/** Texts of article cards, and of news in pages of other remotes. */
export const cardWords = defineWords(english)
