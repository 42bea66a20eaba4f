import { defineWords } from '@arunika/federation'

const english = {
  contact: (city: string) => `Contact us in ${city}`,
  contactText: (site: string, where: string) => `Write to ${site}, call us or come by: ${where}.`,
  search: 'Search',
  found: (words: string) => `“${words}” on this site`,
  searchText: (site: string) => `Find pages, classes, projects, open positions and news of ${site}.`,
}

export type ContactHead = typeof english

/** Titles and descriptions of the pages that answer a question: contact and search. */
export const contactHead = defineWords(english, {
  id: () => import(/* webpackChunkName: "words-id" */ './contact-head.id.ts'),
})
