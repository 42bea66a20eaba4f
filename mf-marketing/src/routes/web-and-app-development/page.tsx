import { AfterPaint } from '@arunika/federation/after-paint'
import { workStudioAppAndWeb } from '../../content/pictures.ts'
import { webServices, webWorks } from '../../content/web-and-app-development.ts'
import { ServiceHero } from '../../features/page-hero/components/service-hero.tsx'
import { Approach } from '../../features/services/components/approach.tsx'
import { PicturedOffers } from '../../features/services/components/pictured-offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'

export default function WebAndAppDevelopmentPage() {
  return (
    <>
      <ServiceHero
        title="App & Web Development"
        lead="Websites, apps and learning platforms that are quick on an old phone, clear to a tired reader, and a pleasure to maintain."
        picture={workStudioAppAndWeb}
      />
      <AfterPaint>
        <PicturedOffers title="What we build for the web" offers={webServices} />
        <PicturedOffers title="Open now" offers={webWorks} />
        <Approach />
        <ServiceGrid title="More from the studio" without={['/technology/web-and-app-development']} />
      </AfterPaint>
    </>
  )
}
