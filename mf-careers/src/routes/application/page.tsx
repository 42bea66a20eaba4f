import { isMissing, type MissingStatus, missingStatus } from '@anyam/data'
import { defineCatalogue, defineProse } from '@anyam/federation'
import { Slot } from '@anyam/federation/slot'
import { useWords } from '@anyam/federation/use-words'
import { Notice, Section, VisuallyHidden } from '@arunika/ui'
import { useParams, useRouteError, useSearchParams } from 'react-router-dom'
import { ApplicationForm } from '../../features/application/components/application-form.tsx'
import { NativeOutcome } from '../../features/application/components/native-outcome.tsx'
import { applicationPhrases } from '../../features/application/phrases.tsx'
import { applicationWords } from '../../features/application/words.ts'
import { useVacancy } from '../../features/vacancies/api/get-vacancy.ts'
import { GoneVacancy } from '../../features/vacancies/components/gone-vacancy.tsx'
import { OpenVacancies } from '../../features/vacancies/components/open-vacancies.tsx'
import { VacancyFacts } from '../../features/vacancies/components/vacancy-facts.tsx'
import { VacancyHead } from '../../features/vacancies/components/vacancy-head.tsx'
import { VacancySkeleton } from '../../features/vacancies/components/vacancy-skeleton.tsx'
import { jobWords } from '../../features/vacancies/job-words.ts'
import { linkedNews } from '../../features/vacancies/linked-news.ts'
import { vacancyPagePhrases } from '../../features/vacancies/page-phrases.tsx'
import { vacancyPageWords } from '../../features/vacancies/page-words.ts'
import { vacancyPhrases } from '../../features/vacancies/vacancy-phrases.ts'
import { vacancyWords } from '../../features/vacancies/vacancy-words.ts'
import { applicationHead } from './head.ts'
import styles from './page.module.css'

export default function ApplicationPage() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const { data: vacancy, error, mutate } = useVacancy(id)
  const { about, apply, unavailable } = useWords(vacancyPageWords)
  const { unreachable, retry } = useWords(vacancyWords)
  if (vacancy) {
    return (
      <>
        <VacancyHead vacancy={vacancy} />
        <NativeOutcome sent={search.get('sent')} error={search.get('fault')} />
        <Section className={styles.columns}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on wide screens it scrolls separately */}
          <section className={styles.facts} aria-label={about} tabIndex={0}>
            <VacancyFacts vacancy={vacancy} heading="h2" />
          </section>
          <ApplicationForm key={vacancy.id} vacancyId={vacancy.id} isGone={isMissing(error)} />
        </Section>
        <Slot {...linkedNews(vacancy)} />
      </>
    )
  }
  const status = missingStatus(error)
  if (status) return <Gone status={status} />
  if (!error) return <VacancySkeleton />
  return (
    <Section>
      <VisuallyHidden as="h1">{apply}</VisuallyHidden>
      <Notice title={unavailable} onRetry={() => mutate()} retryLabel={retry}>
        {unreachable}
      </Notice>
    </Section>
  )
}
ApplicationPage.words = [
  defineCatalogue(
    { applicationPhrases, applicationHead, vacancyPagePhrases, vacancyPhrases },
    { id: () => import(/* webpackChunkName: "application-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { applicationWords, jobWords, vacancyPageWords, vacancyWords },
    { id: () => import(/* webpackChunkName: "application-prose-id" */ './prose.id.ts') },
  ),
]

/** Handles a missing or closed vacancy inside the layout; the shell handles every other error. */
export function ErrorBoundary() {
  const error = useRouteError()
  const status = missingStatus(error)
  if (!status) throw error
  return <Gone status={status} />
}

const Gone = ({ status }: { status: MissingStatus }) => (
  <>
    <GoneVacancy isClosed={status === 410} />
    <OpenVacancies />
  </>
)
