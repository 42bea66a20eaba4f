import { defineCatalogue, defineProse } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useWords } from '@anyam/federation/use-words'
import { approachWords } from '../../content/approach.ts'
import { commonWords } from '../../content/common.ts'
import { serviceNames } from '../../content/service-names.ts'
import { serviceWords } from '../../content/services.ts'
import { webAndAppDevelopmentWords } from '../../content/web-and-app-development.ts'
import { webPictures, webWorkPictures } from '../../content/web-and-app-development-pictures.ts'
import { ServiceHero } from '../../features/page-hero/components/service-hero.tsx'
import { Approach } from '../../features/services/components/approach.tsx'
import { PicturedOffers } from '../../features/services/components/pictured-offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'
import { head } from './handle.ts'

export default function WebAndAppDevelopmentPage() {
  const { opening, offersTitle, offers, worksTitle, works } = useWords(webAndAppDevelopmentWords)
  return (
    <>
      <ServiceHero service="web" opening={opening} />
      <AfterPaint>
        <PicturedOffers title={offersTitle} offers={offers} pictures={webPictures} />
        <PicturedOffers title={worksTitle} offers={works} pictures={webWorkPictures} />
        <Approach />
        <ServiceGrid without={['web']} />
      </AfterPaint>
    </>
  )
}
WebAndAppDevelopmentPage.words = [
  defineCatalogue(
    { commonWords, head },
    { id: () => import(/* webpackChunkName: "web-and-app-development-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { approachWords, serviceNames, serviceWords, webAndAppDevelopmentWords },
    { id: () => import(/* webpackChunkName: "web-and-app-development-prose-id" */ './prose.id.ts') },
  ),
]
