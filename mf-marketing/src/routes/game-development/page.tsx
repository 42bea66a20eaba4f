import { AfterPaint } from '@arunika/federation/after-paint'
import { gameServices, games } from '../../content/game-development.ts'
import { workStudioGameDevelopment } from '../../content/pictures.ts'
import { ServiceHero } from '../../features/page-hero/components/service-hero.tsx'
import { Portfolio } from '../../features/portfolio/components/portfolio.tsx'
import { Offers } from '../../features/services/components/offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'

export default function GameDevelopmentPage() {
  return (
    <>
      <ServiceHero
        title="Game Development"
        lead="We design and build games for phone, PC, console and headset, alone or beside your team, and we play them with children, grandmothers and strangers before we call them done."
        picture={workStudioGameDevelopment}
      />
      <AfterPaint>
        <Offers title="What we do for a game" offers={gameServices} ground="tint" />
        <Portfolio
          title="Played and loved"
          lead="Five of the games that we made or helped to make, and how each of them came to be."
          projects={games}
        />
        <ServiceGrid title="More from the studio" without={['/technology/game-development']} />
      </AfterPaint>
    </>
  )
}
