import type { JobType } from '@arunika/contracts'
import { defineWords } from '@arunika/federation'

/** Of the cards of the types of job. */
const sentences: Record<JobType, string> = {
  fulltime: 'A desk, a crew and projects that ship. For people who want to grow with us.',
  internship: 'Months on real productions with a mentor at your side. For students and fresh graduates.',
}

const english = {
  sentences,
  available: 'available positions',
  /** Number of positions where there is none. */
  none: 'N/A',
  /** After the name of a type, for screen readers. */
  show: 'show them',
  workWithUs: 'WORK WITH US',
  twoWays: 'Two ways in. Both sit next to people who ship.',
  openPositions: 'Open positions',
  all: 'All open positions',
  apply: 'APPLY NOW',
  /** After it, for screen readers: for which position. */
  for: 'for',
}

export type OpeningWords = typeof english

/** Texts of what leads to the vacancies, in the career page and in pages of other remotes. */
export const openingWords = defineWords(english)
