import { defineCatalogue, defineProse } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useWords } from '@anyam/federation/use-words'
import { approachWords } from '../../content/approach.ts'
import { commonWords } from '../../content/common.ts'
import { illustrationWords } from '../../content/illustration.ts'
import { illustrationPictures, illustrationWorkPictures } from '../../content/illustration-pictures.ts'
import { serviceNames } from '../../content/service-names.ts'
import { serviceWords } from '../../content/services.ts'
import { ServiceHero } from '../../features/page-hero/components/service-hero.tsx'
import { Approach } from '../../features/services/components/approach.tsx'
import { PicturedOffers } from '../../features/services/components/pictured-offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'
import { head } from './handle.ts'

export default function IllustrationPage() {
  const { opening, offersTitle, offers, worksTitle, works } = useWords(illustrationWords)
  return (
    <>
      <ServiceHero service="illustration" opening={opening} />
      <AfterPaint>
        <PicturedOffers title={offersTitle} offers={offers} pictures={illustrationPictures} />
        <PicturedOffers title={worksTitle} offers={works} pictures={illustrationWorkPictures} />
        <Approach />
        <ServiceGrid without={['illustration']} />
      </AfterPaint>
    </>
  )
}
IllustrationPage.words = [
  defineCatalogue(
    { commonWords, head },
    { id: () => import(/* webpackChunkName: "illustration-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { approachWords, illustrationWords, serviceNames, serviceWords },
    { id: () => import(/* webpackChunkName: "illustration-prose-id" */ './prose.id.ts') },
  ),
]
