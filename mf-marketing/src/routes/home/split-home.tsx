import { AfterPaint } from '@anyam/federation/after-paint'
import { Slot } from '@anyam/federation/slot'
import { useWords } from '@anyam/federation/use-words'
import { ButtonLink } from '@arunika/ui'
import { RegisterButton } from '../../components/register/register-button.tsx'
import { commonWords } from '../../content/common.ts'
import { homeWords } from '../../content/home.ts'
import { latestNews, openPositions } from '../../content/home-slots.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { Crafts } from '../../features/crafts/components/crafts.tsx'
import { Intro } from '../../features/intro/components/intro.tsx'
import { Partners } from '../../features/partners/components/partners.tsx'
import { RecentWork } from '../../features/recent-work/components/recent-work.tsx'
import { SplitHero } from '../../features/split-hero/components/split-hero.tsx'
import { Together } from '../../features/together/components/together.tsx'

export function SplitHome() {
  const { callToAction } = useWords(homeWords)
  const { startProject } = useWords(commonWords)
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
        <CallToAction title={callToAction}>
          <ButtonLink to="/contact-us">{startProject}</ButtonLink>
          <RegisterButton variant="secondary" />
        </CallToAction>
      </AfterPaint>
    </>
  )
}
