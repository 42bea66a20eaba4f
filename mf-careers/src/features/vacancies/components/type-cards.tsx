import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { JobType, Vacancy } from '@arunika/contracts'
import { inLanguage } from '@arunika/contracts/site'
import { Skeleton, VisuallyHidden } from '@arunika/ui'
import type { MouseEvent } from 'react'
import { JOB_CARDS, ofType } from '../job-types.ts'
import { jobWords } from '../job-words.ts'
import { openingWords } from '../opening-words.ts'
import styles from './type-cards.module.css'

interface TypeCardsProps {
  vacancies: readonly Vacancy[] | undefined
  selected: JobType
  /** Id of the section that the cards link to. */
  target: string
  onSelect: (type: JobType) => void
}

/** Number of positions of each type; a card selects its type and scrolls to the list. */
export function TypeCards({ vacancies, selected, target, onSelect }: TypeCardsProps) {
  const language = useLanguage()
  const { types } = useWords(jobWords)
  const words = useWords(openingWords)
  const choose = (event: MouseEvent, type: JobType) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSelect(type)
  }
  return (
    <ul className={styles.cards}>
      {JOB_CARDS.map((type) => (
        <li key={type}>
          <a
            className={`${styles.card} ${styles[type]}`}
            href={inLanguage(`/career?type=${type}#${target}`, language)}
            aria-current={type === selected ? 'true' : undefined}
            onClick={(event) => choose(event, type)}
          >
            <span className={styles.name}>{types[type]}</span>
            <span className={styles.sentence}>{words.sentences[type]}</span>
            <span className={styles.count}>
              {vacancies ? (
                <strong>{ofType(vacancies, type).length || words.none}</strong>
              ) : (
                <Skeleton className={styles.number} />
              )}
              <span>{words.available}</span>
            </span>
            <span className={styles.arrow}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 5v13m-6-6 6 6 6-6" fill="none" stroke="currentcolor" strokeWidth="2.5" />
              </svg>
            </span>
            <VisuallyHidden>, {words.show}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
