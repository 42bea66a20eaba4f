import { defineWords } from '@arunika/federation'

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
  /** Followed by the link. */
  nothing: 'Not what you are looking for? Try fewer or other words, or ',
  askUs: 'ask us',
}

export type SearchWords = typeof english

/** Texts of the site search. */
export const searchWords = defineWords(english)
