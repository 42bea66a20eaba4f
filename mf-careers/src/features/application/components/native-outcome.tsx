import { DOCUMENT_RULES, MAX_FILE_MB } from '@arunika/contracts'
import { Notice, Section } from '@arunika/ui'
import { Outcome } from './outcome.tsx'

const THANKS = 'Thank you! Your application has been sent.'
const REFERENCE = /^AR-[0-9A-Z]{8}$/

/** What to do about a refused form; the address has only the case, so links cannot inject text. */
const ADVICE: Record<string, string> = {
  validation_failed: `Please fill in every field and attach one to three files: JPG, JPEG, PNG, WEBP or PDF, ${MAX_FILE_MB} MB or smaller each. A PDF must be whole and open without a password.`,
  body_too_large: DOCUMENT_RULES.messages.tooLarge,
  too_many_requests: 'Too many forms have been sent from your network. Please try again in an hour.',
  upload_budget_spent: 'Too much has been uploaded from your network. Please try again in an hour.',
  uploads_busy: 'More is being uploaded than we can take at the moment. Please try again in an hour.',
  documents_full: 'We have no room for more documents at the moment. Please send them by e-mail.',
}

/** The outcome of a form that the browser submitted without scripts. */
export function NativeOutcome({ sent, error }: { sent: string | null; error: string | null }) {
  if (sent !== null && REFERENCE.test(sent)) {
    return (
      <Section>
        <Outcome response={{ message: THANKS, reference: sent }} />
      </Section>
    )
  }
  if (error === null) return null
  return (
    <Section>
      <Notice title="Your application could not be sent">
        {ADVICE[error] ?? 'Please try again.'} Going back in your browser brings back what you wrote.
      </Notice>
    </Section>
  )
}
