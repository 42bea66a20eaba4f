import { defineWords } from '@arunika/federation'

const english = {
  hot: 'HOT!',
  readMore: 'Read More',
  /** After it, for screen readers: of what. */
  of: 'of',
  allNews: 'All news',
  fromNewsroom: 'FROM THE NEWSROOM',
  lead: 'Launches, classes and curtain calls, as they happen.',
  linked: 'From the newsroom',
}

export type CardWords = typeof english

/** Texts of cards, and of what pages of other remotes show of the news. */
export const cardWords = defineWords(english)
