import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import type { Vacancy } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { longDate } from '@arunika/text'
import { Section } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { jobWords } from '../job-words.ts'
import { vacancyPagePhrases } from '../page-phrases.tsx'
import { vacancyPageWords } from '../page-words.ts'
import { locationIn } from '../places.ts'
import styles from './vacancy-head.module.css'

/** Type, title, location, date and contact of a vacancy. */
export function VacancyHead({ vacancy }: { vacancy: Vacancy }) {
  const { phone, language } = useSite()
  const words = useWords(vacancyPageWords)
  const { types } = useWords(jobWords)
  const { welcome } = useWords(vacancyPagePhrases)
  return (
    <Section ground="warm" className={styles.head}>
      <Link to="/career" className={styles.back}>
        {words.allPositions}
      </Link>
      <h1 className={styles.title}>
        <span className={styles.type}>{types[vacancy.type]}:</span>{' '}
        <span lang={langIn(vacancy.language, language)}>{vacancy.title}</span>
      </h1>
      <p className={styles.facts}>
        <span>{locationIn(vacancy.location, language)}</span>
        {vacancy.createdAt && (
          <span>
            {words.posted} <time dateTime={vacancy.createdAt}>{longDate(vacancy.createdAt, language)}</time>
          </span>
        )}
      </p>
      <p className={styles.blurb}>{welcome(phone)}</p>
    </Section>
  )
}
