import { type Application, educationName, LANGUAGE_NAMES } from '@arunika/contracts'
import { longTime } from '@arunika/text'
import type { ReactNode } from 'react'
import styles from './person.module.css'

/** The applicant's details; they stay in view while the answers scroll. */
export function Person({ application, children }: { application: Application; children: ReactNode }) {
  const { name, reference, phone, email, education, language, createdAt } = application
  return (
    <header className={styles.person}>
      <h3 className={styles.name}>
        {name} <span className={styles.reference}>{reference}</span>
      </h3>
      <ul className={styles.contact} aria-label="About the applicant">
        <li>
          <a href={`tel:${phone}`}>{phone}</a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>{educationName(education)}</li>
        {language && <li>Language: {LANGUAGE_NAMES[language]}</li>}
        <li>
          Applied on&nbsp;<time dateTime={createdAt}>{longTime(createdAt)}</time>
        </li>
      </ul>
      {children}
    </header>
  )
}
