import type { JobType, Openings } from '@arunika/contracts'
import { Section, VisuallyHidden } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { useOpenings } from '../api/get-openings.ts'
import { JOB_CARDS } from '../job-cards.ts'
import { countName, jobTypeName, ofType } from '../job-types.ts'
import styles from './open-positions.module.css'
import cards from './type-cards.module.css'

/** Types of jobs, in a page of another remote. */
export function OpenPositions() {
  const { data, inViewRef } = useOpenings()
  if (!data) return null
  return (
    <Section
      title="WORK WITH US"
      display
      lead="Two ways in. Both sit next to people who ship."
      rootRef={inViewRef}
    >
      <ul className={cards.cards}>
        {JOB_CARDS.map(({ type, sentence }) => (
          <li key={type}>
            <OpenType type={type} sentence={sentence} openings={data} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OpenType({ type, sentence, openings }: { type: JobType; sentence: string; openings: Openings }) {
  const newest = ofType(openings.newest, type)
  return (
    <article className={`${cards.card} ${cards[type]} ${styles.card}`}>
      <h3 className={cards.name}>{jobTypeName(type)}</h3>
      <p className={styles.sentence}>{sentence}</p>
      {newest.length > 0 && (
        <ul className={styles.newest}>
          {newest.map(({ id, title, location }) => (
            <li key={id}>
              <Link className={styles.vacancy} to={`/career/${id}`}>
                <span className={styles.title}>{title}</span>
                <span>{location}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className={styles.all} to={`/career?type=${type}#job-vacancy`}>
        <span className={cards.count}>
          <strong>{countName(openings.counts[type])}</strong>
          <span>available positions</span>
        </span>
        <span className={cards.arrow}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h13m-6-6 6 6-6 6" fill="none" stroke="currentcolor" strokeWidth="2.5" />
          </svg>
        </span>
        <VisuallyHidden>, {jobTypeName(type)}, show them</VisuallyHidden>
      </Link>
    </article>
  )
}
