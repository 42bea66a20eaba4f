import type { JobType } from '@arunika/contracts'
import { AfterPaint } from '@arunika/federation/after-paint'
import { Section } from '@arunika/ui'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CareerHero } from '../../features/people/components/career-hero.tsx'
import { Testimonials } from '../../features/people/components/testimonials.tsx'
import { useVacancies } from '../../features/vacancies/api/get-vacancies.ts'
import { TypeCards } from '../../features/vacancies/components/type-cards.tsx'
import { VacancyBrowser } from '../../features/vacancies/components/vacancy-browser.tsx'
import { jobTypeOf } from '../../features/vacancies/job-types.ts'

const VACANCIES = 'job-vacancy'

export default function CareerPage() {
  const [search, setSearch] = useSearchParams()
  const type = jobTypeOf(search)
  const { data: vacancies, error, mutate } = useVacancies()
  const section = useRef<HTMLElement>(null)

  /** In the address, so that it survives visiting a vacancy, a reload, and being shared. */
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
        <Section ground="ink" title="Ask the people who are here" display>
          <Testimonials />
        </Section>
        <Section title="Two ways in" display>
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
