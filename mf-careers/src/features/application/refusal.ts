import { defineLateWords } from '@anyam/federation'
import { DOCUMENT_RULES, MAX_FILE_MB } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'

const advice: Readonly<Record<string, string>> = {
  validation_failed: `Please fill in every field and attach one to three files: JPG, JPEG, PNG, WEBP or PDF, ${MAX_FILE_MB} MB or smaller each. A PDF must be whole and open without a password.`,
  body_too_large: DOCUMENT_RULES.messages.tooLarge,
  too_many_requests: 'Too many forms have been sent from your network. Please try again in an hour.',
  upload_budget_spent: 'Too much has been uploaded from your network. Please try again in an hour.',
  uploads_busy: 'More is being uploaded than we can take at the moment. Please try again in an hour.',
  checks_busy: 'Very many files are being checked at the moment. Please try again in a minute.',
  documents_full: 'We have no room for more documents at the moment. Please send them by e-mail.',
}

const english = {
  title: 'Your application could not be sent',
  /** Advice by error case. */
  advice,
  tryAgain: 'Please try again.',
  goingBack: 'Going back in your browser brings back what you wrote.',
}

export type RefusalWords = typeof english

export const refusalWords = defineLateWords(english, {
  id: () => import(/* webpackChunkName: "refusal-id" */ './refusal.id.ts'),
})

/** Text shown after a form submitted without scripts was refused. */
export interface Refusal {
  title: string
  text: string
}

/** @param error code from the address; it carries no text, so links cannot inject any */
export async function refusalOf(error: string, language: Language | undefined): Promise<Refusal> {
  const { title, advice, tryAgain, goingBack } = await refusalWords.load(language)
  const text = (Object.hasOwn(advice, error) && advice[error]) || tryAgain
  return { title, text: `${text} ${goingBack}` }
}
