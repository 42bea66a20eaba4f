import { defineWords } from '@arunika/federation'

const english = {
  hot: 'HOT!',
  readMore: 'Read More',
  /** Suffix of the link, announced to screen readers before the title. */
  of: 'of',
  allNews: 'All news',
  fromNewsroom: 'FROM THE NEWSROOM',
  lead: 'Launches, classes and curtain calls, as they happen.',
  linked: 'From the newsroom',
}

export type CardWords = typeof english

/** Texts of article cards, and of news in pages of other remotes. */
export const cardWords = defineWords(english)
