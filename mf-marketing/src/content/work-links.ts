import { defineWords } from '@anyam/federation'

const english = {
  trailerOf: (title: string) => `Trailer of ${title}`,
  /** Links to a project's page and to its own site. */
  howMade: 'How it was made',
  visit: (title: string) => `Visit ${title}`,
}

export type WorkLinkWords = typeof english

/** Texts of links to a project and to its film. */
export const workLinkWords = defineWords(english)
