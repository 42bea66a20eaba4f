import { AfterPaint } from '@arunika/federation/after-paint'
import { useSite } from '@arunika/federation/use-site'
import { ButtonLink } from '@arunika/ui'
import { heroStudio } from '../../content/pictures.ts'
import { showcases } from '../../content/technology.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import { Approach } from '../../features/services/components/approach.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'
import { Showcase } from '../../features/services/components/showcase.tsx'

export default function TechnologyPage() {
  const { studio } = useSite()
  return (
    <>
      <PageHero
        eyebrow={studio}
        title="Technology with a pulse."
        lead="Games, films and interactive rooms for clients who want people to feel something, and then to tell somebody about it."
        picture={heroStudio}
      >
        <ButtonLink variant="secondary" to="/contact-us">
          Start a project
        </ButtonLink>
      </PageHero>
      <AfterPaint>
        <Showcase {...showcases.games} ground="paper" />
        <Showcase {...showcases.animation} ground="ink" />
        <ServiceGrid
          title="And everything around it"
          without={[showcases.games.to, showcases.animation.to]}
        />
        <Approach />
        <CallToAction title="Bring us half an idea. We like that half.">
          <ButtonLink to="/contact-us">Start a project</ButtonLink>
        </CallToAction>
      </AfterPaint>
    </>
  )
}
