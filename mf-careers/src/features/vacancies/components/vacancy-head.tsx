import type { Vacancy } from '@arunika/contracts'
import { useSite } from '@arunika/federation/use-site'
import { longDate } from '@arunika/text'
import { Section } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { useContentLanguage } from '../content-language.ts'
import { jobWords } from '../job-words.ts'
import { vacancyPageWords } from '../page-words.tsx'
import styles from './vacancy-head.module.css'

/** Type, title, location, date and contact of a vacancy. */
export function VacancyHead({ vacancy }: { vacancy: Vacancy }) {
  const { phone, language } = useSite()
  const words = vacancyPageWords.in(language)
  const { types } = jobWords.in(language)
  const lang = useContentLanguage()
  return (
    <Section ground="warm" className={styles.head}>
      <Link to="/career" className={styles.back}>
        {words.allPositions}
      </Link>
      <h1 className={styles.title}>
        <span className={styles.type}>{types[vacancy.type]}:</span> <span lang={lang}>{vacancy.title}</span>
      </h1>
      <p className={styles.facts}>
        <span lang={lang}>{vacancy.location}</span>
        {vacancy.createdAt && (
          <span>
            {words.posted} <time dateTime={vacancy.createdAt}>{longDate(vacancy.createdAt, language)}</time>
          </span>
        )}
      </p>
      <p className={styles.blurb}>{words.welcome(phone)}</p>
    </Section>
  )
}
