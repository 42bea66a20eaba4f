import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { AcademyClass } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { Section } from '@arunika/ui'
import type { ReactNode } from 'react'
import { Facts } from '../../../components/facts/facts.tsx'
import { classSentences } from '../../../content/class-sentences.ts'
import { factLabels } from '../fact-labels.ts'
import { classPhrases } from '../phrases.ts'
import { priceOf, seatsOf, spokenIn } from '../sentences.ts'
import { classWords } from '../words.ts'
import styles from './class-facts.module.css'

/** Facts in sentences; missing in an older api. */
const DETAILS = ['makes', 'entry', 'tools', 'included'] as const

/** @param terms length and class size that all classes of this group share */
export function ClassFacts({ found, terms }: { found: AcademyClass; terms: string | undefined }) {
  const words = useWords(classWords)
  const labels = useWords(factLabels)
  const phrases = useWords(classPhrases)
  const sentences = useWords(classSentences)
  const language = useLanguage()
  const lang = langIn(found.language, language)
  const facts: [string, ReactNode][] = [
    [labels.ages, sentences.ages(found.ages)],
    [labels.level, found.level && labels.levels[found.level]],
    [labels.days, <span lang={lang}>{found.days}</span>],
    [labels.starts, found.starts && <span lang={lang}>{found.starts}</span>],
    [labels.length, terms],
    [labels.price, priceOf(found, sentences)],
    [labels.languages, spokenIn(found, labels)],
    [labels.teacher, found.teacher],
    [labels.seats, seatsOf(found, phrases)],
  ]
  const details = DETAILS.filter((name) => found[name])
  return (
    <Section title={words.glance}>
      <Facts facts={facts.filter(([, value]) => value)} />
      {details.length > 0 && (
        <dl className={styles.details}>
          {details.map((name) => (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd lang={lang}>{found[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {found.syllabus && (
        <>
          <h3 className={styles.heading}>{labels.syllabus[found.schedule.repeatFrequency]}</h3>
          <ol className={styles.syllabus} lang={lang}>
            {found.syllabus.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </>
      )}
      {found.terms && (
        <>
          <h3 className={styles.heading}>{labels.terms}</h3>
          <ul className={styles.dates}>
            {found.terms.map((term) => (
              <li key={term.id}>
                <b lang={lang}>{term.dates}</b>
                <span lang={lang}>{term.days}</span>
                <span>{term.teacher}</span>
                <span>{phrases.left(term.left, term.seats)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.terms}>{words.terms}</p>
    </Section>
  )
}
