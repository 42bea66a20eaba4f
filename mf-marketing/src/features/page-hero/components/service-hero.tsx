import { useWords } from '@anyam/federation/use-words'
import { ButtonLink } from '@arunika/ui'
import { commonWords } from '../../../content/common.ts'
import { withAlt } from '../../../content/pictured.ts'
import { serviceNames } from '../../../content/service-names.ts'
import { type ServiceKey, type ServiceLead, servicePages, serviceWords } from '../../../content/services.ts'
import { PageHero } from './page-hero.tsx'

/** Opening of a service page. */
export function ServiceHero({ service, opening }: { service: ServiceKey; opening: ServiceLead }) {
  const { technology } = useWords(serviceWords)
  const names = useWords(serviceNames)
  const { startProject } = useWords(commonWords)
  return (
    <PageHero
      parent={{ name: technology, to: '/technology' }}
      title={names[service]}
      lead={opening.lead}
      picture={withAlt(servicePages[service].picture, opening.alt)}
    >
      <ButtonLink variant="secondary" to="/contact-us">
        {startProject}
      </ButtonLink>
    </PageHero>
  )
}
