import { defineWords } from '@arunika/federation'

const english = {
  requirements: 'Requirements',
  description: 'Description',
  /** Above a vacancy that is not in the language of the page; empty in English. */
  onlyEnglish: '',
  applyUntil: (day: string) => `apply until ${day}`,
  salary: (least: string, most: string) => {
    if (least && most) return `${least} – ${most} a month`
    return least ? `from ${least} a month` : `up to ${most} a month`
  },
  unreachable: 'We could not reach our server. Please try again in a moment.',
  retry: 'Try again',
}

export type VacancyWords = typeof english

/** Texts around a vacancy. */
export const vacancyWords = defineWords(english)
