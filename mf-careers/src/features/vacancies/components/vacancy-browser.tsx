import { useWords } from '@anyam/federation/use-words'
import type { JobType, Vacancy } from '@arunika/contracts'
import type { Ref } from 'react'
import { ofType } from '../job-types.ts'
import { listWords } from '../list-words.ts'
import { TypeSelect } from './type-select.tsx'
import styles from './vacancy-browser.module.css'
import { VacancyList } from './vacancy-list.tsx'

interface VacancyBrowserProps {
  ref: Ref<HTMLElement>
  id: string
  vacancies: readonly Vacancy[] | undefined
  hasFailed: boolean
  type: JobType
  onType: (type: JobType) => void
  onRetry: () => void
}

/** Vacancies, filtered by type. */
export function VacancyBrowser(props: VacancyBrowserProps) {
  const { ref, id, vacancies, hasFailed, type, onType, onRetry } = props
  const words = useWords(listWords)
  return (
    <section ref={ref} id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {words.title}
          </h2>
          <div className={styles.filter}>
            <span id={`${id}-type`}>{words.type}</span>
            <TypeSelect labelledBy={`${id}-type`} value={type} onChange={onType} />
          </div>
        </header>
        <VacancyList
          vacancies={vacancies && ofType(vacancies, type)}
          hasFailed={hasFailed}
          onRetry={onRetry}
        />
      </div>
    </section>
  )
}
