import { defineWords } from '@anyam/federation'
import type { JobType } from '@arunika/contracts'

/** Texts of the job type cards. */
const sentences: Record<JobType, string> = {
  fulltime: 'A desk, a crew and projects that ship. For people who want to grow with us.',
  internship: 'Months on real productions with a mentor at your side. For students and fresh graduates.',
}

const english = {
  sentences,
  available: 'available positions',
  /** Shown instead of a number if there are no positions. */
  none: 'N/A',
  /** Follows the type's name, for screen readers. */
  show: 'show them',
  workWithUs: 'WORK WITH US',
  twoWays: 'Two ways in. Both sit next to people who ship.',
  openPositions: 'Open positions',
  all: 'All open positions',
  apply: 'APPLY NOW',
  /** Precedes the position's title, for screen readers. */
  for: 'for',
}

export type OpeningWords = typeof english

/** Texts of links to vacancies, on the career page and in pages of other remotes. */
export const openingWords = defineWords(english)
