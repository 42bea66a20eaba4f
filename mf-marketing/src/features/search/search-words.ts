import { defineWords } from '@anyam/federation'

const english = {
  title: 'Search',
  resultsFor: (words: string) => `Results for “${words}”`,
  /** Announced to screen readers. */
  status: (words: string) => `Results for ${words}`,
  lead: 'Pages, classes, projects, open positions and news.',
  label: 'Search this site',
  button: 'Search',
  pages: 'Pages',
  classes: 'Classes',
  projects: 'Projects',
  looking: 'Looking…',
  /** Shown above the remaining results. */
  unavailable: 'Our pages and projects cannot be searched right now. Please try again in a moment.',
  nothingFound: 'Nothing found',
  searched: (words: string) =>
    `We looked for “${words}” in our pages, classes, projects, open positions and news.`,
  /** Followed by the link, as `more` is. */
  tryAgain: 'Check the spelling, try fewer or other words, or ',
  more: 'Not what you are looking for? Try fewer or other words, or ',
  askUs: 'ask us',
  startHere: 'Or start here:',
}

export type SearchWords = typeof english

/** Texts of the site search. */
export const searchWords = defineWords(english)
