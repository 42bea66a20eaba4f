import { useWords } from '@arunika/federation/use-words'
import { Notice, Section } from '@arunika/ui'
import { applicationWords } from '../words.tsx'
import { Outcome } from './outcome.tsx'

const THANKS = 'Thank you! Your application has been sent.'
const REFERENCE = /^AR-[0-9A-Z]{8}$/

/** The outcome of a form that the browser submitted without scripts. */
export function NativeOutcome({ sent, error }: { sent: string | null; error: string | null }) {
  const { refused, advice, tryAgain, goingBack } = useWords(applicationWords)
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
      <Notice title={refused}>
        {adviceOn(error, advice) ?? tryAgain} {goingBack}
      </Notice>
    </Section>
  )
}

/** The address has only the case, so links cannot inject text. */
const adviceOn = (error: string, advice: Readonly<Record<string, string>>) =>
  Object.hasOwn(advice, error) ? advice[error] : undefined
