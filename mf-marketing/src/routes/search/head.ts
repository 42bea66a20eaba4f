import { defineWords } from '@anyam/federation'

const english = {
  title: 'Search',
  found: (words: string) => `“${words}” on this site`,
  description: (site: string) => `Find pages, classes, projects, open positions and news of ${site}.`,
}

export type SearchHead = typeof english

/** Title and description of the search page. */
export const searchHead = defineWords(english)
