import { AfterPaint } from '@arunika/federation/after-paint'
import { illustrationServices, illustrationWorks } from '../../content/illustration.ts'
import { workStudioIllustration } from '../../content/pictures.ts'
import { ServiceHero } from '../../features/page-hero/components/service-hero.tsx'
import { Approach } from '../../features/services/components/approach.tsx'
import { PicturedOffers } from '../../features/services/components/pictured-offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'

export default function IllustrationPage() {
  return (
    <>
      <ServiceHero
        title="Illustrations"
        lead="Before there is a budget, there is a picture. Ours are made to be believed: by investors, by children, by the team that has to build them."
        picture={workStudioIllustration}
      />
      <AfterPaint>
        <PicturedOffers title="Four ways to draw it" offers={illustrationServices} />
        <PicturedOffers title="Two from the drawer" offers={illustrationWorks} />
        <Approach />
        <ServiceGrid title="More from the studio" without={['/technology/illustration']} />
      </AfterPaint>
    </>
  )
}
