import { useContent } from '@anyam/federation/use-content'
import { useLanguage } from '@anyam/federation/use-words'
import { Notice, Section } from '@arunika/ui'
import { loadRefusal } from '../load-refusal.ts'
import type { Refusal } from '../refusal.ts'
import { Outcome } from './outcome.tsx'

const THANKS = 'Thank you! Your application has been sent.'
const REFERENCE = /^AR-[0-9A-Z]{8}$/

/** The outcome of a form that the browser submitted without scripts. */
export function NativeOutcome({ sent, error }: { sent: string | null; error: string | null }) {
  if (sent !== null && REFERENCE.test(sent)) {
    return (
      <Section>
        <Outcome response={{ message: THANKS, reference: sent }} />
      </Section>
    )
  }
  return error === null ? null : <Refused error={error} />
}

function Refused({ error }: { error: string }) {
  const language = useLanguage()
  const refusal = useContent<Refusal>('mf-careers/career/:id', () => loadRefusal(error, language))
  if (!refusal) return null
  return (
    <Section>
      <Notice title={refusal.title}>{refusal.text}</Notice>
    </Section>
  )
}
