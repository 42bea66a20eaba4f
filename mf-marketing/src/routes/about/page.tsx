import { AfterPaint } from '@arunika/federation/after-paint'
import { ButtonLink } from '@arunika/ui'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { Milestones } from '../../features/milestones/components/milestones.tsx'
import { Directors, Team } from '../../features/people/components/people.tsx'
import { AboutHero } from '../../features/story/components/about-hero.tsx'
import { Purpose } from '../../features/story/components/purpose.tsx'
import { Story } from '../../features/story/components/story.tsx'

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <Story />
      <AfterPaint>
        <Purpose />
        <Milestones />
        <Directors />
        <Team />
        <CallToAction title="There is a chair free at the lunch table.">
          <ButtonLink to="/career">See open positions</ButtonLink>
          <ButtonLink variant="secondary" to="/contact-us">
            Say hello
          </ButtonLink>
        </CallToAction>
      </AfterPaint>
    </>
  )
}
