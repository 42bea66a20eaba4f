import { defineCatalogue, defineProse } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useWords } from '@anyam/federation/use-words'
import { ButtonLink } from '@arunika/ui'
import { aboutWords } from '../../content/about.ts'
import { portraitPhrases } from '../../content/about-phrases.ts'
import { commonWords } from '../../content/common.ts'
import { peopleWords } from '../../content/people.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { Milestones } from '../../features/milestones/components/milestones.tsx'
import { Directors, Faces, Team } from '../../features/people/components/people.tsx'
import { AboutHero } from '../../features/story/components/about-hero.tsx'
import { Purpose } from '../../features/story/components/purpose.tsx'
import { Story } from '../../features/story/components/story.tsx'
import { head } from './handle.ts'

export default function AboutPage() {
  const { callToAction, positions, hello } = useWords(aboutWords)
  return (
    <>
      <AboutHero />
      <Story />
      <AfterPaint>
        <Purpose />
        <Milestones />
        <Directors />
        <Team />
        <Faces />
        <CallToAction title={callToAction}>
          <ButtonLink to="/career">{positions}</ButtonLink>
          <ButtonLink variant="secondary" to="/contact-us">
            {hello}
          </ButtonLink>
        </CallToAction>
      </AfterPaint>
    </>
  )
}
AboutPage.words = [
  defineCatalogue(
    { commonWords, head, portraitPhrases },
    { id: () => import(/* webpackChunkName: "about-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { aboutWords, peopleWords },
    { id: () => import(/* webpackChunkName: "about-prose-id" */ './prose.id.ts') },
  ),
]
