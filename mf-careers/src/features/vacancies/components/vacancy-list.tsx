import type { Vacancy } from '@arunika/contracts'
import { Notice } from '@arunika/ui'
import { VacancyItem } from './vacancy-item.tsx'
import styles from './vacancy-list.module.css'

interface VacancyListProps {
  /** Undefined while they are not there yet. */
  vacancies: readonly Vacancy[] | undefined
  hasFailed: boolean
  onRetry: () => void
}

export function VacancyList({ vacancies, hasFailed, onRetry }: VacancyListProps) {
  if (!vacancies && hasFailed) {
    return (
      <Notice title="The vacancies cannot be shown right now" onRetry={onRetry}>
        We could not reach our server. Please try again in a moment.
      </Notice>
    )
  }
  if (!vacancies) return <Placeholders />
  if (vacancies.length === 0) {
    return (
      <p className={styles.empty}>
        We're sorry that currently there are no open job vacancies available for this category!
      </p>
    )
  }
  return (
    <ul className={styles.list}>
      {vacancies.map((vacancy) => (
        <li key={vacancy.id}>
          <VacancyItem vacancy={vacancy} />
        </li>
      ))}
    </ul>
  )
}

const Placeholders = () => (
  <ul className={styles.list} aria-busy="true">
    {[1, 2, 3].map((index) => (
      <li key={index} className={styles.placeholder}>
        Loading Job Vacancy...
      </li>
    ))}
  </ul>
)
