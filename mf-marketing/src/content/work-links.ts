import { defineWords } from '@arunika/federation'

const english = {
  trailerOf: (title: string) => `Trailer of ${title}`,
  /** Links of a work: to its page, and to its own site. */
  howMade: 'How it was made',
  visit: (title: string) => `Visit ${title}`,
}

export type WorkLinkWords = typeof english

/** What leads to a work of the studio, and to its film. */
export const workLinkWords = defineWords(english)
