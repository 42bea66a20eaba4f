import { useContent } from '@arunika/federation/use-content'
import { useLanguage } from '@arunika/federation/use-words'
import { Notice, Section } from '@arunika/ui'
import { loadRefusal } from '../load-refusal.ts'
import type { Refusal } from '../refusal.ts'
import { Outcome } from './outcome.tsx'

const THANKS = 'Thank you! Your application has been sent.'
const REFERENCE = /^AR-[0-9A-Z]{8}$/

/** The outcome of a form that the browser submitted without scripts. */
export function NativeOutcome({ sent, fault }: { sent: string | null; fault: string | null }) {
  if (sent !== null && REFERENCE.test(sent)) {
    return (
      <Section>
        <Outcome response={{ message: THANKS, reference: sent }} />
      </Section>
    )
  }
  return fault === null ? null : <Refused fault={fault} />
}

function Refused({ fault }: { fault: string }) {
  const language = useLanguage()
  const refusal = useContent<Refusal>('mf-careers/career/:id', () => loadRefusal(fault, language))
  if (!refusal) return null
  return (
    <Section>
      <Notice title={refusal.title}>{refusal.text}</Notice>
    </Section>
  )
}
