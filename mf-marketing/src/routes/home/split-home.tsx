import { AfterPaint } from '@arunika/federation/after-paint'
import { Slot } from '@arunika/federation/slot'
import { ButtonLink } from '@arunika/ui'
import { RegisterButton } from '../../components/register/register-button.tsx'
import { latestNews, openPositions } from '../../content/home-slots.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { Crafts } from '../../features/crafts/components/crafts.tsx'
import { Intro } from '../../features/intro/components/intro.tsx'
import { Partners } from '../../features/partners/components/partners.tsx'
import { RecentWork } from '../../features/recent-work/components/recent-work.tsx'
import { SplitHero } from '../../features/split-hero/components/split-hero.tsx'
import { Together } from '../../features/together/components/together.tsx'

export function SplitHome() {
  return (
    <>
      <SplitHero />
      <AfterPaint>
        <Intro />
        <Together />
        <Crafts />
        <RecentWork />
        <Slot {...latestNews} />
        <Partners />
        <Slot {...openPositions} />
        <CallToAction title="Have a brief, or a child who draws on everything?">
          <ButtonLink to="/contact-us">Start a project</ButtonLink>
          <RegisterButton variant="secondary" />
        </CallToAction>
      </AfterPaint>
    </>
  )
}
