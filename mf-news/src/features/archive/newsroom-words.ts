import { defineWords } from '@arunika/federation'

const english = {
  title: 'Newsroom',
  lead: (site: string) => `Launches, classes and curtain calls from ${site}.`,
}

export type NewsroomWords = typeof english

/** First words of the newsroom, by which the search of the site finds it. */
export const newsroomWords = defineWords(english)
