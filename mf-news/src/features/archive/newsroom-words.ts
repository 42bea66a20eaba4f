import { defineWords } from '@anyam/federation'

const english = {
  title: 'Newsroom',
  lead: (site: string) => `Launches, classes and curtain calls from ${site}.`,
}

export type NewsroomWords = typeof english

/** Opening text of the newsroom, also matched by the site search. */
export const newsroomWords = defineWords(english)
