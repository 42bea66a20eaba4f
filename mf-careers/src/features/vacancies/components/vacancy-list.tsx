import { useWords } from '@anyam/federation/use-words'
import type { Vacancy } from '@arunika/contracts'
import { Notice } from '@arunika/ui'
import { listWords } from '../list-words.ts'
import { vacancyWords } from '../vacancy-words.ts'
import { VacancyItem } from './vacancy-item.tsx'
import styles from './vacancy-list.module.css'

interface VacancyListProps {
  /** Undefined while loading. */
  vacancies: readonly Vacancy[] | undefined
  hasFailed: boolean
  onRetry: () => void
}

export function VacancyList({ vacancies, hasFailed, onRetry }: VacancyListProps) {
  const words = useWords(listWords)
  const { unreachable, retry } = useWords(vacancyWords)
  if (!vacancies && hasFailed) {
    return (
      <Notice title={words.unavailable} onRetry={onRetry} retryLabel={retry}>
        {unreachable}
      </Notice>
    )
  }
  if (!vacancies) return <Placeholders text={words.loading} />
  if (vacancies.length === 0) {
    return <p className={styles.empty}>{words.empty}</p>
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

const Placeholders = ({ text }: { text: string }) => (
  <ul className={styles.list} aria-busy="true">
    {[1, 2, 3].map((index) => (
      <li key={index} className={styles.placeholder}>
        {text}
      </li>
    ))}
  </ul>
)
