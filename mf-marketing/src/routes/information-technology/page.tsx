import { AfterPaint } from '@arunika/federation/after-paint'
import { immersiveServices, immersiveWorks } from '../../content/information-technology.ts'
import { workStudioInformationTechnology } from '../../content/pictures.ts'
import { ServiceHero } from '../../features/page-hero/components/service-hero.tsx'
import { Approach } from '../../features/services/components/approach.tsx'
import { PicturedOffers } from '../../features/services/components/pictured-offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'

export default function InformationTechnologyPage() {
  return (
    <>
      <ServiceHero
        title="Information Technology"
        lead="Augmented, virtual and mixed reality for places where people learn, work and wonder, on whichever glass, phone or headset they have."
        picture={workStudioInformationTechnology}
      />
      <AfterPaint>
        <PicturedOffers title="Three kinds of seeing" offers={immersiveServices} />
        <PicturedOffers title="At work today" offers={immersiveWorks} />
        <Approach />
        <ServiceGrid title="More from the studio" without={['/technology/information-technology']} />
      </AfterPaint>
    </>
  )
}
