import { defineCatalogue, defineProse } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useWords } from '@anyam/federation/use-words'
import { commonWords } from '../../content/common.ts'
import { gameDevelopmentWords } from '../../content/game-development.ts'
import { gamesIn } from '../../content/games.ts'
import { serviceNames } from '../../content/service-names.ts'
import { serviceWords } from '../../content/services.ts'
import { workLinkWords } from '../../content/work-links.ts'
import { ServiceHero } from '../../features/page-hero/components/service-hero.tsx'
import { Portfolio } from '../../features/portfolio/components/portfolio.tsx'
import { Offers } from '../../features/services/components/offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'
import { head } from './handle.ts'

export default function GameDevelopmentPage() {
  const { opening, offersTitle, offers, portfolio, games } = useWords(gameDevelopmentWords)
  return (
    <>
      <ServiceHero service="games" opening={opening} />
      <AfterPaint>
        <Offers title={offersTitle} offers={offers} ground="tint" />
        <Portfolio {...portfolio} projects={gamesIn(games)} />
        <ServiceGrid without={['games']} />
      </AfterPaint>
    </>
  )
}
GameDevelopmentPage.words = [
  defineCatalogue(
    { commonWords, head, workLinkWords },
    { id: () => import(/* webpackChunkName: "game-development-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { gameDevelopmentWords, serviceNames, serviceWords },
    { id: () => import(/* webpackChunkName: "game-development-prose-id" */ './prose.id.ts') },
  ),
]
