import type { ApiError } from '@anyam/data'
import { defineLateWords } from '@anyam/federation'
import type { Language } from '@arunika/contracts/site'

const english = {
  /** Translates a field's error, given the contract's English message, which the api sends too. */
  ofField: (message: string | undefined) => message,
  /** Reason why the api refused a request. */
  why: ({ message }: ApiError) => message,
}

export type ProblemWords = typeof english

/**
 * Error messages. Validation rules and the api word them in English, and other languages look up their translation;
 * loaded with the validation code or when a request is refused.
 */
export const problemWords = defineLateWords(english, {
  id: () => import(/* webpackChunkName: "problems-id" */ './problem-words.id.ts'),
})

/** Explains why the api refused a request, in the language of the page, or in English if the texts fail to load. */
export async function explain(error: ApiError, language: Language | undefined): Promise<string> {
  const { why } = await problemWords.load(language).catch(() => english)
  return why(error)
}
