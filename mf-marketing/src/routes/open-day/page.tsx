import { defineCatalogue, defineProse } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { ButtonAnchor, ButtonLink, Section } from '@arunika/ui'
import { useParams } from 'react-router-dom'
import { formWords } from '../../components/sent-form/words.ts'
import { Steps } from '../../components/steps/steps.tsx'
import { milestone2 } from '../../content/pictures.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { useClass } from '../../features/class/api/get-class.ts'
import { FINDER_ID } from '../../features/class/finder/compared.ts'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import { TrialBooking } from '../../features/trial/components/trial-booking.tsx'
import { trialPhrases } from '../../features/trial/phrases.ts'
import { trialWords } from '../../features/trial/words.ts'
import { openDayHead } from './head.ts'
import { openDayWords } from './words.ts'

/** The open days of the academy: what happens there, and the form that takes a place. */
export default function OpenDayPage() {
  const { academy } = useSite()
  const text = useWords(openDayWords)
  const { data } = useClass({ programme: 'visit', ...useParams() })
  const isOffered = data?.trials !== undefined
  return (
    <>
      <PageHero
        variant="academy"
        title={text.title}
        lead={text.lead}
        parent={{ name: academy, to: '/academy' }}
        picture={{ ...milestone2, alt: text.pictured }}
      >
        {isOffered && <ButtonAnchor href="#trial">{text.choose}</ButtonAnchor>}
      </PageHero>
      <AfterPaint>
        <Section ground="ink" title={text.programme.title} display>
          <Steps steps={text.programme.steps} />
        </Section>
        {isOffered ? (
          <TrialBooking found={data} texts={text.form} />
        ) : (
          <Section title={text.none}>
            <p>{text.noneText}</p>
          </Section>
        )}
        <CallToAction title={text.unsure}>
          <ButtonLink to={`/academy#${FINDER_ID}`}>{text.classes}</ButtonLink>
          <ButtonLink variant="secondary" to="/contact-us">
            {text.write}
          </ButtonLink>
        </CallToAction>
      </AfterPaint>
    </>
  )
}
OpenDayPage.words = [
  defineCatalogue(
    { formWords, openDayHead, trialPhrases },
    { id: () => import(/* webpackChunkName: "open-day-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { openDayWords, trialWords },
    { id: () => import(/* webpackChunkName: "open-day-prose-id" */ './prose.id.ts') },
  ),
]
