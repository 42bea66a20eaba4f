import { defineCatalogue, defineProse } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useWords } from '@anyam/federation/use-words'
import { approachWords } from '../../content/approach.ts'
import { commonWords } from '../../content/common.ts'
import { informationTechnologyWords } from '../../content/information-technology.ts'
import { immersivePictures, immersiveWorkPictures } from '../../content/information-technology-pictures.ts'
import { serviceNames } from '../../content/service-names.ts'
import { serviceWords } from '../../content/services.ts'
import { ServiceHero } from '../../features/page-hero/components/service-hero.tsx'
import { Approach } from '../../features/services/components/approach.tsx'
import { PicturedOffers } from '../../features/services/components/pictured-offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'
import { head } from './handle.ts'

export default function InformationTechnologyPage() {
  const { opening, offersTitle, offers, worksTitle, works } = useWords(informationTechnologyWords)
  return (
    <>
      <ServiceHero service="immersive" opening={opening} />
      <AfterPaint>
        <PicturedOffers title={offersTitle} offers={offers} pictures={immersivePictures} />
        <PicturedOffers title={worksTitle} offers={works} pictures={immersiveWorkPictures} />
        <Approach />
        <ServiceGrid without={['immersive']} />
      </AfterPaint>
    </>
  )
}
InformationTechnologyPage.words = [
  defineCatalogue(
    { commonWords, head },
    { id: () => import(/* webpackChunkName: "information-technology-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { approachWords, informationTechnologyWords, serviceNames, serviceWords },
    { id: () => import(/* webpackChunkName: "information-technology-prose-id" */ './prose.id.ts') },
  ),
]
