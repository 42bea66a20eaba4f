import { defineCatalogue, defineProse } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { OPEN_DAY_PATH } from '@arunika/contracts'
import { ButtonAnchor, ButtonLink } from '@arunika/ui'
import { useSearchParams } from 'react-router-dom'
import { RegisterButton } from '../../components/register/register-button.tsx'
import { registerWords } from '../../components/register/words.ts'
import { academyWords } from '../../content/academy.ts'
import { classSentences } from '../../content/class-sentences.ts'
import { heroAcademy } from '../../content/pictures.ts'
import { programmeWords } from '../../content/programmes.ts'
import { Method } from '../../features/academy/components/method.tsx'
import { Programmes } from '../../features/academy/components/programmes.tsx'
import { Questions } from '../../features/academy/components/questions.tsx'
import { factWords } from '../../features/academy/fact-words.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { ClassFinder } from '../../features/class/components/class-finder.tsx'
import { factLabels } from '../../features/class/fact-labels.ts'
import { showsComparison } from '../../features/class/finder/compared.ts'
import { finderPhrases } from '../../features/class/finder/phrases.ts'
import { finderWords } from '../../features/class/finder/words.ts'
import { Gallery } from '../../features/gallery/components/gallery.tsx'
import { galleryPhrases } from '../../features/gallery/phrases.ts'
import { galleryWords } from '../../features/gallery/words.ts'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import { programmeNames } from '../programme-names.ts'
import { comparison } from './comparison-part.ts'
import { academyHead } from './head.ts'

export default function AcademyPage() {
  const text = useWords(academyWords)
  const { academy, apps, isOnlySpecified } = useSite()
  const [search] = useSearchParams()
  return (
    <>
      <PageHero
        variant="academy"
        eyebrow={academy}
        title={text.headline}
        lead={text.lead}
        picture={{ ...heroAcademy, alt: text.pictured }}
      >
        <RegisterButton />
        <ButtonAnchor variant="secondary" href={apps.learning}>
          {text.learning}
        </ButtonAnchor>
      </PageHero>
      <AfterPaint>
        <Programmes />
        {!isOnlySpecified && <ClassFinder>{showsComparison(search) && <comparison.Part />}</ClassFinder>}
        <Method />
        <Gallery />
        <Questions />
        <CallToAction title={text.comeAndSee}>
          {isOnlySpecified ? (
            <ButtonLink to="/contact-us">{text.visit}</ButtonLink>
          ) : (
            <ButtonLink to={OPEN_DAY_PATH}>{text.openDay}</ButtonLink>
          )}
          <RegisterButton variant="secondary" />
        </CallToAction>
      </AfterPaint>
    </>
  )
}
AcademyPage.words = [
  defineCatalogue(
    {
      academyHead,
      classSentences,
      factWords,
      finderPhrases,
      galleryPhrases,
      programmeNames,
    },
    { id: () => import(/* webpackChunkName: "academy-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { academyWords, factLabels, finderWords, galleryWords, programmeWords, registerWords },
    { id: () => import(/* webpackChunkName: "academy-prose-id" */ './prose.id.ts') },
  ),
]
