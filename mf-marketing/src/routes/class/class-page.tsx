import { AfterPaint } from '@anyam/federation/after-paint'
import { useContent } from '@anyam/federation/use-content'
import { useSite } from '@anyam/federation/use-site'
import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { AcademyClass } from '@arunika/contracts'
import { ButtonAnchor } from '@arunika/ui'
import { RegisterButton } from '../../components/register/register-button.tsx'
import { loadClass } from '../../content/class-content.ts'
import { classSentences } from '../../content/class-sentences.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { ClassFacts } from '../../features/class/components/class-facts.tsx'
import { OtherClasses } from '../../features/class/components/other-classes.tsx'
import { classPhrases } from '../../features/class/phrases.ts'
import { chatAddress } from '../../features/class/sentences.ts'
import { classWords } from '../../features/class/words.ts'
import { ClassWorks } from '../../features/gallery/components/class-works.tsx'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import { TrialBooking } from '../../features/trial/components/trial-booking.tsx'
import { programmeNames } from '../programme-names.ts'

const CLASS_ROUTE = 'mf-marketing/academy/:programme/:slug'

/** A class page with everything visitors ask before they sign up. */
export function ClassPage({ found }: { found: AcademyClass }) {
  const site = useSite()
  const words = useWords(classWords)
  const phrases = useWords(classPhrases)
  const sentences = useWords(classSentences)
  const language = useLanguage()
  const content = useContent(CLASS_ROUTE, () => loadClass(found.path, language))
  const { kid, regular } = useWords(programmeNames)
  const parent = found.path.startsWith('/academy/kid-class/')
    ? { name: kid, to: '/academy/kid-class' }
    : { name: regular, to: '/academy/regular-class' }
  // A one-day workshop has no trial.
  const hasTrial = found.kind !== 'workshop'
  const ask = (variant: 'primary' | 'secondary') => (
    <ButtonAnchor
      variant={variant}
      href={chatAddress(site, found.name, phrases)}
      target="_blank"
      rel="noreferrer"
    >
      {words.ask}
    </ButtonAnchor>
  )
  return (
    <>
      <PageHero
        variant="academy"
        title={found.name}
        // Show the api's summary for a class that this build has no text for.
        lead={content?.text ?? sentences.summary(found, site)}
        parent={parent}
        {...(content && { picture: content.picture })}
      >
        {hasTrial ? (
          <ButtonAnchor href="#trial">{words.book}</ButtonAnchor>
        ) : (
          <RegisterButton>{words.registerForThis}</RegisterButton>
        )}
        {ask('secondary')}
      </PageHero>
      <AfterPaint>
        <ClassFacts found={found} terms={content?.terms} />
        {hasTrial && <TrialBooking found={found} />}
        <ClassWorks name={found.name} texts={words.works} />
        {content && <OtherClasses title={content.title} pages={content.others} />}
        <CallToAction title={words.comeAndSee}>
          {ask('primary')}
          <RegisterButton variant="secondary" />
        </CallToAction>
      </AfterPaint>
    </>
  )
}
