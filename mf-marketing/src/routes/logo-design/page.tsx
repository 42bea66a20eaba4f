import { AfterPaint } from '@arunika/federation/after-paint'
import { logoServices, logoWorks } from '../../content/logo-design.ts'
import { workStudioLogoDesign } from '../../content/pictures.ts'
import { ServiceHero } from '../../features/page-hero/components/service-hero.tsx'
import { Approach } from '../../features/services/components/approach.tsx'
import { PicturedOffers } from '../../features/services/components/pictured-offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'

export default function LogoDesignPage() {
  return (
    <>
      <ServiceHero
        title="Logo Design"
        lead="A good mark is a handshake: short, warm and remembered. We draw it by hand, test it small, and build the whole brand around it."
        picture={workStudioLogoDesign}
      />
      <AfterPaint>
        <PicturedOffers title="From mark to market" offers={logoServices} />
        <PicturedOffers title="Marks that we are fond of" offers={logoWorks} />
        <Approach />
        <ServiceGrid title="More from the studio" without={['/technology/logo-design']} />
      </AfterPaint>
    </>
  )
}
