import { defineCatalogue, defineProse } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { ButtonLink } from '@arunika/ui'
import { approachWords } from '../../content/approach.ts'
import { commonWords } from '../../content/common.ts'
import { withAlt } from '../../content/pictured.ts'
import { heroStudio } from '../../content/pictures.ts'
import { serviceNames } from '../../content/service-names.ts'
import { servicePages, serviceWords } from '../../content/services.ts'
import { technologyWords } from '../../content/technology.ts'
import { showcasePictures } from '../../content/technology-pictures.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import { Approach } from '../../features/services/components/approach.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'
import { Showcase } from '../../features/services/components/showcase.tsx'
import { head } from './handle.ts'

export default function TechnologyPage() {
  const { studio } = useSite()
  const { title, opening, showcases, others, callToAction } = useWords(technologyWords)
  const { startProject } = useWords(commonWords)
  return (
    <>
      <PageHero eyebrow={studio} title={title} lead={opening.lead} picture={withAlt(heroStudio, opening.alt)}>
        <ButtonLink variant="secondary" to="/contact-us">
          {startProject}
        </ButtonLink>
      </PageHero>
      <AfterPaint>
        <Showcase
          {...showcases.games}
          to={servicePages.games.to}
          pictures={showcasePictures.games}
          ground="paper"
        />
        <Showcase
          {...showcases.animation}
          to={servicePages.animation.to}
          pictures={showcasePictures.animation}
          ground="ink"
        />
        <ServiceGrid title={others} without={['games', 'animation']} />
        <Approach />
        <CallToAction title={callToAction}>
          <ButtonLink to="/contact-us">{startProject}</ButtonLink>
        </CallToAction>
      </AfterPaint>
    </>
  )
}
TechnologyPage.words = [
  defineCatalogue(
    { commonWords, head },
    { id: () => import(/* webpackChunkName: "technology-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { approachWords, serviceNames, serviceWords, technologyWords },
    { id: () => import(/* webpackChunkName: "technology-prose-id" */ './prose.id.ts') },
  ),
]
