import type { JobType, Vacancy } from '@arunika/contracts'
import { Skeleton, VisuallyHidden } from '@arunika/ui'
import type { MouseEvent } from 'react'
import { JOB_CARDS } from '../job-cards.ts'
import { countName, jobTypeName, ofType } from '../job-types.ts'
import styles from './type-cards.module.css'

interface TypeCardsProps {
  vacancies: readonly Vacancy[] | undefined
  selected: JobType
  /** Id of the section that the cards lead to. */
  target: string
  onSelect: (type: JobType) => void
}

/** How many positions there are of each type; a card chooses its type and leads to the list. */
export function TypeCards({ vacancies, selected, target, onSelect }: TypeCardsProps) {
  const choose = (event: MouseEvent, type: JobType) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSelect(type)
  }
  return (
    <ul className={styles.cards}>
      {JOB_CARDS.map(({ type, sentence }) => (
        <li key={type}>
          <a
            className={`${styles.card} ${styles[type]}`}
            href={`/career?type=${type}#${target}`}
            aria-current={type === selected ? 'true' : undefined}
            onClick={(event) => choose(event, type)}
          >
            <span className={styles.name}>{jobTypeName(type)}</span>
            <span className={styles.sentence}>{sentence}</span>
            <span className={styles.count}>
              {vacancies ? (
                <strong>{countName(ofType(vacancies, type).length)}</strong>
              ) : (
                <Skeleton className={styles.number} />
              )}
              <span>available positions</span>
            </span>
            <span className={styles.arrow}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 5v13m-6-6 6 6 6-6" fill="none" stroke="currentcolor" strokeWidth="2.5" />
              </svg>
            </span>
            <VisuallyHidden>, show them</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
