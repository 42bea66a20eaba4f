import { defineLateWords } from '@anyam/federation'
import type { ErrorSummary } from '@arunika/ui/forms/error-summary'
import type { ComponentProps } from 'react'

const english = {
  /** Translates a validation message; the form and the api share the same rules and wording. */
  message: (english: string) => english,
  /** Texts of the error list; undefined in English, where the component has its own. */
  summary: undefined as ComponentProps<typeof ErrorSummary>['words'],
}

export type ErrorWords = typeof english

/** Texts of validation errors, loaded with the validation code on first use of a form. */
export const errorWords = defineLateWords(english, {
  id: () => import(/* webpackChunkName: "sent-form-id" */ './error-words.id.ts'),
})
