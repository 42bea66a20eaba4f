import type { Vacancy } from '@arunika/contracts'
import { useSite } from '@arunika/federation/use-site'
import { longDate } from '@arunika/text'
import { Section } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { jobTypeName } from '../job-types.ts'
import styles from './vacancy-head.module.css'

/** Type, title, location, date and contact of a vacancy. */
export function VacancyHead({ vacancy }: { vacancy: Vacancy }) {
  const { phone } = useSite()
  return (
    <Section ground="warm" className={styles.head}>
      <Link to="/career" className={styles.back}>
        All positions
      </Link>
      <h1 className={styles.title}>
        <span className={styles.type}>{jobTypeName(vacancy.type)}:</span> {vacancy.title}
      </h1>
      <p className={styles.facts}>
        <span>{vacancy.location}</span>
        {vacancy.createdAt && (
          <span>
            Posted <time dateTime={vacancy.createdAt}>{longDate(vacancy.createdAt)}</time>
          </span>
        )}
      </p>
      <p className={styles.blurb}>
        Thank you for thinking of joining us. Fill in the form below, it takes about fifteen minutes. Any
        questions about this position? Call us on <a href={`tel:${phone.tel}`}>{phone.display}</a> or{' '}
        <a href={phone.whatsapp} target="_blank" rel="noreferrer">
          write on WhatsApp
        </a>
        .
      </p>
    </Section>
  )
}
