import { defineLateWords } from '@anyam/federation'
import { SUMMARY_WORDS } from '@arunika/ui/forms/error-summary'

const english = {
  filledIn: (count: number, total: number) =>
    count < total ? `${count} of ${total} filled in` : 'All filled in: please send it',
  sent: (percent: number) =>
    percent < 100 ? `Sending your application: ${percent}%` : 'All sent. Waiting for the response…',
  cancel: 'Cancel',
  stopped: 'Sending was stopped. Your answers and files are still here.',
  leaveTitle: 'Leave without sending?',
  leaveText:
    'Your application has not been sent. Your answers stay on this device, the files you chose do not.',
  stay: 'Stay here',
  leave: 'Leave',
  summary: SUMMARY_WORDS,
}

export type FormWords = typeof english

/** Texts needed only once the form is used. */
export const formWords = defineLateWords(english, {
  id: () => import(/* webpackChunkName: "application-form-id" */ './form-words.id.ts'),
})
