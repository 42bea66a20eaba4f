import { useLanguage, useWords } from '@anyam/federation/use-words'
import { langIn } from '@arunika/contracts/site'
import { Section } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { useVacancies } from '../api/get-vacancies.ts'
import { jobWords } from '../job-words.ts'
import { vacancyPageWords } from '../page-words.ts'
import { locationIn } from '../places.ts'
import styles from './open-vacancies.module.css'

/** Other open vacancies, as alternatives. */
export function OpenVacancies() {
  const { data: vacancies = [] } = useVacancies()
  const { types } = useWords(jobWords)
  const { openNow } = useWords(vacancyPageWords)
  const language = useLanguage()
  if (vacancies.length === 0) return null
  return (
    <Section title={openNow} display>
      <ul className={styles.list}>
        {vacancies.map((vacancy) => (
          <li key={vacancy.id}>
            <Link to={`/career/${vacancy.id}`} className={styles.link}>
              <span className={styles.title} lang={langIn(vacancy.language, language)}>
                {vacancy.title}
              </span>
              <span className={styles.facts}>
                {types[vacancy.type]}, {locationIn(vacancy.location, language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
