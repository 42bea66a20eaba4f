import { missingStatus } from '@anyam/data'
import { defineCatalogue, defineProse } from '@anyam/federation'
import { useWords } from '@anyam/federation/use-words'
import { Missing, Notice, Section, VisuallyHidden } from '@arunika/ui'
import { useParams, useRouteError } from 'react-router-dom'
import { registerWords } from '../../components/register/words.ts'
import { formWords } from '../../components/sent-form/words.ts'
import { classSentences } from '../../content/class-sentences.ts'
import { useClass } from '../../features/class/api/get-class.ts'
import { ClassSkeleton } from '../../features/class/components/class-skeleton.tsx'
import { factLabels } from '../../features/class/fact-labels.ts'
import { classPhrases } from '../../features/class/phrases.ts'
import { classWords } from '../../features/class/words.ts'
import { galleryPhrases } from '../../features/gallery/phrases.ts'
import { galleryWords } from '../../features/gallery/words.ts'
import { trialPhrases } from '../../features/trial/phrases.ts'
import { trialWords } from '../../features/trial/words.ts'
import { programmeNames } from '../programme-names.ts'
import { ClassPage } from './class-page.tsx'

export default function OneClassPage() {
  const text = useWords(classWords)
  const { unknown } = useWords(classSentences)
  const { data, error, mutate } = useClass(useParams())
  if (data) return <ClassPage key={data.path} found={data} />
  if (missingStatus(error)) return <MissingClass />
  if (!error) return <ClassSkeleton />
  return (
    <Section>
      <VisuallyHidden as="h1">{unknown}</VisuallyHidden>
      <Notice title={text.away} onRetry={() => mutate()} retryLabel={text.retry}>
        {text.awayText}
      </Notice>
    </Section>
  )
}
OneClassPage.words = [
  defineCatalogue(
    { classPhrases, classSentences, formWords, galleryPhrases, trialPhrases },
    { id: () => import(/* webpackChunkName: "class-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { classWords, factLabels, galleryWords, programmeNames, registerWords, trialWords },
    { id: () => import(/* webpackChunkName: "class-prose-id" */ './prose.id.ts') },
  ),
]

/** Handles a missing class inside the layout; the shell handles every other error. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!missingStatus(error)) throw error
  return <MissingClass />
}

function MissingClass() {
  const { missing, missingText, seeAll } = useWords(classWords)
  return (
    <>
      <title>{missing}</title>
      <meta name="robots" content="noindex" />
      <Missing ground="warm" code="404" title={missing} back={{ to: '/academy', label: seeAll }}>
        {missingText}
      </Missing>
    </>
  )
}
