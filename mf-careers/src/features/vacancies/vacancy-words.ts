import { defineWords } from '@arunika/federation'

const english = {
  requirements: 'Requirements',
  description: 'Description',
  /** Above a vacancy that is not in the language of the page; empty in English. */
  onlyEnglish: '',
  unreachable: 'We could not reach our server. Please try again in a moment.',
  retry: 'Try again',
}

export type VacancyWords = typeof english

/** Texts around a vacancy. */
export const vacancyWords = defineWords(english)
