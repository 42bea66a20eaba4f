import { useWords } from '@anyam/federation/use-words'
import { Section } from '@arunika/ui'
import { Steps } from '../../../components/steps/steps.tsx'
import { approachWords } from '../../../content/approach.ts'

/** Steps of a project, the same for every service. */
export function Approach() {
  const { title, lead, steps } = useWords(approachWords)
  return (
    <Section ground="ink" title={title} lead={lead}>
      <Steps steps={steps} />
    </Section>
  )
}
