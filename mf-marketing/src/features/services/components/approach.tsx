import { Section } from '@arunika/ui'
import { Steps } from '../../../components/steps/steps.tsx'
import { approach } from '../../../content/services.ts'

/** How a project runs, whichever service it is. */
export function Approach() {
  return (
    <Section ground="ink" title="How we work" lead="Four steps, one team, and a person who always answers.">
      <Steps steps={approach} />
    </Section>
  )
}
