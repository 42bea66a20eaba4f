import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { JobType, Openings } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { Section, VisuallyHidden } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { useOpenings } from '../api/get-openings.ts'
import { JOB_CARDS, ofType } from '../job-types.ts'
import { jobWords } from '../job-words.ts'
import { openingWords } from '../opening-words.ts'
import { locationIn } from '../places.ts'
import styles from './open-positions.module.css'
import cards from './type-cards.module.css'

/** Job types, in a page of another remote. */
export function OpenPositions() {
  const { data, inViewRef } = useOpenings()
  const { workWithUs, twoWays } = useWords(openingWords)
  if (!data) return null
  return (
    <Section title={workWithUs} display lead={twoWays} rootRef={inViewRef}>
      <ul className={cards.cards}>
        {JOB_CARDS.map((type) => (
          <li key={type}>
            <OpenType type={type} openings={data} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OpenType({ type, openings }: { type: JobType; openings: Openings }) {
  const language = useLanguage()
  const { types } = useWords(jobWords)
  const words = useWords(openingWords)
  const newest = ofType(openings.newest, type)
  return (
    <article className={`${cards.card} ${cards[type]} ${styles.card}`}>
      <h3 className={cards.name}>{types[type]}</h3>
      <p className={styles.sentence}>{words.sentences[type]}</p>
      {newest.length > 0 && (
        <ul className={styles.newest}>
          {newest.map(({ id, title, location, language: ofText }) => (
            <li key={id}>
              <Link className={styles.vacancy} to={`/career/${id}`}>
                <span className={styles.title} lang={langIn(ofText, language)}>
                  {title}
                </span>
                <span>{locationIn(location, language)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className={styles.all} to={`/career?type=${type}#job-vacancy`}>
        <span className={cards.count}>
          <strong>{openings.counts[type] || words.none}</strong>
          <span>{words.available}</span>
        </span>
        <span className={cards.arrow}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h13m-6-6 6 6-6 6" fill="none" stroke="currentcolor" strokeWidth="2.5" />
          </svg>
        </span>
        <VisuallyHidden>
          , {types[type]}, {words.show}
        </VisuallyHidden>
      </Link>
    </article>
  )
}
