import type { Language } from '@arunika/contracts/site'
import type { ApiError } from '@arunika/data'
import { defineLateWords } from '@arunika/federation'

const english = {
  /** What is wrong with a field, from the English message: that of the contract's rules, here and in the api. */
  ofField: (message: string | undefined) => message,
  /** Why the api refused a request. */
  why: ({ message }: ApiError) => message,
}

export type ProblemWords = typeof english

/**
 * Messages about what was sent: rules and api have them in English, by which the other languages find theirs. They are loaded with the
 * code that finds a mistake, or when a request is refused.
 */
export const problemWords = defineLateWords(english, {
  id: () => import(/* webpackChunkName: "problems-id" */ './problem-words.id.ts'),
})

/** Why the api refused a request, in the language of the page; in English if its words cannot be loaded. */
export async function explain(error: ApiError, language: Language | undefined): Promise<string> {
  const { why } = await problemWords.load(language).catch(() => english)
  return why(error)
}
