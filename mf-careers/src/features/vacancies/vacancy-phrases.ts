import { defineWords } from '@anyam/federation'

const english = {
  applyUntil: (day: string) => `apply until ${day}`,
  salary: (least: string, most: string) => {
    if (least && most) return `${least} – ${most} a month`
    return least ? `from ${least} a month` : `up to ${most} a month`
  },
}

export type VacancyPhrases = typeof english

/** Phrases that contain dates and salaries of vacancies. */
export const vacancyPhrases = defineWords(english)
