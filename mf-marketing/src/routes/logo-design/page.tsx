import { ButtonLink } from '@arunika/shared/ui'
import { workStudioLogoDesign } from '../../content/art.ts'
import { logoServices } from '../../content/logo-design.ts'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import { Approach } from '../../features/services/components/approach.tsx'
import { PicturedOffers } from '../../features/services/components/pictured-offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'

export default function LogoDesignPage() {
  return (
    <>
      <PageHero
        parent={{ name: 'Technology', to: '/technology' }}
        title="Logo Design"
        lead="A good mark is a handshake: short, warm and remembered. We draw it by hand, test it small, and build the whole brand around it."
        picture={workStudioLogoDesign}
      >
        <ButtonLink look="secondary" to="/contact-us">
          Start a project
        </ButtonLink>
      </PageHero>
      <PicturedOffers title="From mark to market" offers={logoServices} />
      <Approach />
      <ServiceGrid title="More from the studio" without={['/technology/logo-design']} />
    </>
  )
}
