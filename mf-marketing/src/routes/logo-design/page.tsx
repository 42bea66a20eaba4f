import { defineCatalogue, defineProse } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useWords } from '@anyam/federation/use-words'
import { approachWords } from '../../content/approach.ts'
import { commonWords } from '../../content/common.ts'
import { logoDesignWords } from '../../content/logo-design.ts'
import { logoPictures, logoWorkPictures } from '../../content/logo-design-pictures.ts'
import { serviceNames } from '../../content/service-names.ts'
import { serviceWords } from '../../content/services.ts'
import { ServiceHero } from '../../features/page-hero/components/service-hero.tsx'
import { Approach } from '../../features/services/components/approach.tsx'
import { PicturedOffers } from '../../features/services/components/pictured-offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'
import { head } from './handle.ts'

export default function LogoDesignPage() {
  const { opening, offersTitle, offers, worksTitle, works } = useWords(logoDesignWords)
  return (
    <>
      <ServiceHero service="logo" opening={opening} />
      <AfterPaint>
        <PicturedOffers title={offersTitle} offers={offers} pictures={logoPictures} />
        <PicturedOffers title={worksTitle} offers={works} pictures={logoWorkPictures} />
        <Approach />
        <ServiceGrid without={['logo']} />
      </AfterPaint>
    </>
  )
}
LogoDesignPage.words = [
  defineCatalogue(
    { commonWords, head },
    { id: () => import(/* webpackChunkName: "logo-design-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { approachWords, logoDesignWords, serviceNames, serviceWords },
    { id: () => import(/* webpackChunkName: "logo-design-prose-id" */ './prose.id.ts') },
  ),
]
