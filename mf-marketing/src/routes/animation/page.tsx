import { AfterPaint } from '@arunika/federation/after-paint'
import { animationServices, capabilities, films } from '../../content/animation.ts'
import { workStudioAnimation } from '../../content/pictures.ts'
import { ServiceHero } from '../../features/page-hero/components/service-hero.tsx'
import { Portfolio } from '../../features/portfolio/components/portfolio.tsx'
import { Chips } from '../../features/services/components/chips.tsx'
import { Offers } from '../../features/services/components/offers.tsx'
import { ServiceGrid } from '../../features/services/components/service-grid.tsx'

export default function AnimationPage() {
  return (
    <>
      <ServiceHero
        title="Animations"
        lead="Animation and promotional videos with a beating heart: written, drawn, rigged, rendered and mixed by one team that sits in one room."
        picture={workStudioAnimation}
      />
      <AfterPaint>
        <Offers title="Two ways to move people" offers={animationServices} ground="tint" />
        <Chips
          title="All of it in house"
          lead="Take the whole line or a single step of it. We fit into your pipeline."
          items={capabilities}
        />
        <Portfolio
          title="On screens now"
          lead="Two series and two films, seen in eleven countries, and how each of them came to be."
          projects={films}
        />
        <ServiceGrid title="More from the studio" without={['/technology/animation']} />
      </AfterPaint>
    </>
  )
}
