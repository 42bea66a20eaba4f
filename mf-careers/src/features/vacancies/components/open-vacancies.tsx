import { Section } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { useVacancies } from '../api/get-vacancies.ts'
import { jobTypeName } from '../job-types.ts'
import styles from './open-vacancies.module.css'

/** Open vacancies to apply for instead. */
export function OpenVacancies() {
  const { data: vacancies = [] } = useVacancies()
  if (vacancies.length === 0) return null
  return (
    <Section title="Open right now" display>
      <ul className={styles.list}>
        {vacancies.map((vacancy) => (
          <li key={vacancy.id}>
            <Link to={`/career/${vacancy.id}`} className={styles.link}>
              <span className={styles.title}>{vacancy.title}</span>
              <span className={styles.facts}>
                {jobTypeName(vacancy.type)}, {vacancy.location}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
