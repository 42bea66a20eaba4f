import { defineWords } from '@anyam/federation'

const english = {
  requirements: 'Requirements',
  description: 'Description',
  /** Shown above a vacancy that is not translated; empty in English. */
  onlyEnglish: '',
  unreachable: 'We could not reach our server. Please try again in a moment.',
  retry: 'Try again',
}

export type VacancyWords = typeof english

/** Texts around a vacancy. */
export const vacancyWords = defineWords(english)
