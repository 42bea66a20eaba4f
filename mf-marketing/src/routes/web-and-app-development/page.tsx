import { ButtonLink } from '@arunika/shared/ui'
import { workStudioAppAndWeb } from '../../content/art.ts'
import { webServices } from '../../content/web-and-app-development.ts'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import { Approach } from '../../features/services/components/approach.tsx'
import { PicturedOffers } from '../../features/services/components/pictured-offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'

export default function WebAndAppDevelopmentPage() {
  return (
    <>
      <PageHero
        parent={{ name: 'Technology', to: '/technology' }}
        title="App & Web Development"
        lead="Websites, apps and learning platforms that are quick on an old phone, clear to a tired reader, and a pleasure to maintain."
        picture={workStudioAppAndWeb}
      >
        <ButtonLink look="secondary" to="/contact-us">
          Start a project
        </ButtonLink>
      </PageHero>
      <PicturedOffers title="What we build for the web" offers={webServices} />
      <Approach />
      <ServiceGrid title="More from the studio" without={['/technology/web-and-app-development']} />
    </>
  )
}
