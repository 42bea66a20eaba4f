import { defineLateWords } from '@arunika/federation'
import type { ErrorSummary } from '@arunika/ui/forms/error-summary'
import type { ComponentProps } from 'react'

const english = {
  /** A message of the form's rules, or of the api, which has the same. */
  message: (english: string) => english,
  /** Of the list of errors; its own in English. */
  summary: undefined as ComponentProps<typeof ErrorSummary>['words'],
}

export type ErrorWords = typeof english

/** What forms say of what was typed: loaded with the code that checks it, on first use of a form. */
export const errorWords = defineLateWords(english, {
  id: () => import(/* webpackChunkName: "sent-form-id" */ './error-words.id.ts'),
})
