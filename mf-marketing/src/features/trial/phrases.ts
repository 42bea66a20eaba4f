import { defineWords } from '@anyam/federation'

const english = {
  hint: (months: number) => `We keep your booking for ${months} months, and use it to arrange the trial.`,
  /** Introduces the days of a class. */
  meets: (name: string) => `${name} meets:`,
}

export type TrialPhrases = typeof english

export const trialPhrases = defineWords(english)
