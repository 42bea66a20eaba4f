import { defineWords } from '@anyam/federation'

const english = {
  hint: (months: number) => `We keep your booking for ${months} months, and use it to arrange your visit.`,
  /** Introduces the days of a class. */
  meets: (name: string) => `${name} meets:`,
  /** @param places that a trial can still be booked for */
  left: (seats: number) => (seats === 1 ? '1 place left' : `${seats} places left`),
}

export type TrialPhrases = typeof english

export const trialPhrases = defineWords(english)
