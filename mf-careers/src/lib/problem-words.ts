import type { ApiError } from '@arunika/data'
import { defineWords } from '@arunika/federation'

const english = {
  /** What is wrong with a field, from the English message: that of the contract's rules, here and in the api. */
  ofField: (message: string | undefined) => message,
  /** Why the api refused a request. */
  why: ({ message }: ApiError) => message,
}

export type ProblemWords = typeof english

/** Messages about what was sent: rules and api have them in English, by which the other languages find theirs. */
export const problemWords = defineWords(english)
