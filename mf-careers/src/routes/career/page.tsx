import { defineCatalogue, defineProse } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useWords } from '@anyam/federation/use-words'
import type { JobType } from '@arunika/contracts'
import { Section } from '@arunika/ui'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CareerHero } from '../../features/people/components/career-hero.tsx'
import { Testimonials } from '../../features/people/components/testimonials.tsx'
import { peoplePhrases } from '../../features/people/phrases.ts'
import { peopleWords } from '../../features/people/words.ts'
import { useVacancies } from '../../features/vacancies/api/get-vacancies.ts'
import { TypeCards } from '../../features/vacancies/components/type-cards.tsx'
import { VacancyBrowser } from '../../features/vacancies/components/vacancy-browser.tsx'
import { jobTypeOf } from '../../features/vacancies/job-types.ts'
import { jobWords } from '../../features/vacancies/job-words.ts'
import { listWords } from '../../features/vacancies/list-words.ts'
import { openingWords } from '../../features/vacancies/opening-words.ts'
import { vacancyPhrases } from '../../features/vacancies/vacancy-phrases.ts'
import { vacancyWords } from '../../features/vacancies/vacancy-words.ts'
import { careerHead } from './head.ts'

const VACANCIES = 'job-vacancy'

export default function CareerPage() {
  const [search, setSearch] = useSearchParams()
  const type = jobTypeOf(search)
  const { data: vacancies, error, mutate } = useVacancies()
  const { ask } = useWords(peopleWords)
  const { twoWays } = useWords(listWords)
  const section = useRef<HTMLElement>(null)

  /** Stored in the address, so that it survives a visit to a vacancy, a reload and sharing. */
  const setType = (chosen: JobType) =>
    setSearch({ type: chosen }, { replace: true, preventScrollReset: true })

  const showType = (chosen: JobType) => {
    setType(chosen)
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    section.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
    section.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <CareerHero target={VACANCIES} />
      <AfterPaint>
        <Section ground="ink" title={ask} display>
          <Testimonials />
        </Section>
        <Section title={twoWays} display>
          <TypeCards vacancies={vacancies} selected={type} target={VACANCIES} onSelect={showType} />
        </Section>
        <VacancyBrowser
          ref={section}
          id={VACANCIES}
          vacancies={vacancies}
          hasFailed={error !== undefined}
          type={type}
          onType={setType}
          onRetry={() => mutate()}
        />
      </AfterPaint>
    </>
  )
}
CareerPage.words = [
  defineCatalogue(
    { careerHead, peoplePhrases, vacancyPhrases },
    { id: () => import(/* webpackChunkName: "career-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { jobWords, listWords, openingWords, peopleWords, vacancyWords },
    { id: () => import(/* webpackChunkName: "career-prose-id" */ './prose.id.ts') },
  ),
]
