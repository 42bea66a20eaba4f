import { defineCatalogue, defineProse } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useWords } from '@anyam/federation/use-words'
import { animationWords } from '../../content/animation.ts'
import { commonWords } from '../../content/common.ts'
import { filmsIn } from '../../content/films.ts'
import { serviceNames } from '../../content/service-names.ts'
import { serviceWords } from '../../content/services.ts'
import { workLinkWords } from '../../content/work-links.ts'
import { ServiceHero } from '../../features/page-hero/components/service-hero.tsx'
import { Portfolio } from '../../features/portfolio/components/portfolio.tsx'
import { Chips } from '../../features/services/components/chips.tsx'
import { Offers } from '../../features/services/components/offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'
import { head } from './handle.ts'

export default function AnimationPage() {
  const { opening, offersTitle, offers, capabilities, portfolio, films } = useWords(animationWords)
  return (
    <>
      <ServiceHero service="animation" opening={opening} />
      <AfterPaint>
        <Offers title={offersTitle} offers={offers} ground="tint" />
        <Chips {...capabilities} />
        <Portfolio {...portfolio} projects={filmsIn(films)} />
        <ServiceGrid without={['animation']} />
      </AfterPaint>
    </>
  )
}
AnimationPage.words = [
  defineCatalogue(
    { commonWords, head, workLinkWords },
    { id: () => import(/* webpackChunkName: "animation-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { animationWords, serviceNames, serviceWords },
    { id: () => import(/* webpackChunkName: "animation-prose-id" */ './prose.id.ts') },
  ),
]
