import { defineWords } from '@anyam/federation'

const english = {
  /** Opening message of a chat about the class. */
  question: (academy: string, name: string) => `Hello ${academy}, I have a question about the class ${name}.`,
  between: (from: number, to: number) => `${from} to ${to} in a class`,
  atMost: (to: number) => `At most ${to} in a class`,
  /** Places of a term. */
  left: (left: number, seats: number) =>
    left === 0 ? 'All places are taken' : `${left} of ${seats} places left`,
  atLeast: (from: number) => `From ${from} participants`,
  /** @param group name of a group of classes */
  others: (group: string) => `Other ${group.toLowerCase()}`,
}

export type ClassPhrases = typeof english

/** Phrases that contain facts of the class. */
export const classPhrases = defineWords(english)
