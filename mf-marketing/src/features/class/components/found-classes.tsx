import { useWords } from '@arunika/federation/use-words'
import { Link } from 'react-router-dom'
import { useClasses } from '../api/get-classes.ts'
import { factLabels } from '../fact-labels.ts'
import { FINDER_ID } from '../finder/compared.ts'
import { FIELDS, type Finding, finderAddress, fitting, isKnown, without } from '../finder/finding.ts'
import { finderPhrases } from '../finder/phrases.ts'
import { finderWords } from '../finder/words.ts'
import { rupiah } from '../sentences.ts'
import { ClassChoice } from './class-choice.tsx'
import styles from './class-finder.module.css'

interface FoundClassesProps {
  finding: Finding | undefined
  /** Slugs of the classes in the comparison. */
  compared: readonly string[]
}

/** The classes that fit, and their number, which screen readers announce. */
export function FoundClasses({ finding, compared }: FoundClassesProps) {
  const text = useWords(finderWords)
  const phrases = useWords(finderPhrases)
  const labels = useWords(factLabels)
  const { data, error } = useClasses(finding !== undefined)
  const found = finding && data && fitting(data, finding, text.weekdays)
  const wishOf = {
    age: ({ age }: Finding) => age !== undefined && phrases.wish.age(age),
    day: ({ day }: Finding) => day && text.weekdays[day],
    level: ({ level }: Finding) => level && labels.levels[level].toLowerCase(),
    price: ({ price }: Finding) => price && phrases.wish.price(rupiah(price)),
    language: ({ language }: Finding) => language && phrases.wish.language(labels.spoken[language]),
  }
  const wished = finding && data ? FIELDS.filter((field) => field in finding && isKnown(field, data)) : []
  const wishes = finding ? wished.map((field) => wishOf[field](finding)).join(', ') : ''
  const status = () => {
    if (!found) return error ? text.away : text.looking
    return found.length > 0 ? phrases.count(found.length) : phrases.none(wishes)
  }
  const open = {
    age: text.anyAge,
    day: text.anyDay,
    level: text.anyLevel,
    price: text.anyPrice,
    language: text.anyLanguage,
  }
  /** Wishes without which classes would fit, with their number. */
  const loosened = () =>
    wished.flatMap((field) => {
      const rest = finding && without(finding, field)
      const count = rest && data ? fitting(data, rest, text.weekdays).length : 0
      // A finding without wishes would list nothing.
      return rest && count > 0 && wished.length > 1
        ? [{ field, count, to: `${finderAddress(rest, compared)}#${FINDER_ID}` }]
        : []
    })
  const helpful = found?.length === 0 ? loosened() : []
  return (
    <>
      <p role="status" className={styles.status}>
        {finding && status()}
      </p>
      {helpful.length > 0 && (
        <>
          <p>{text.loosen}</p>
          <ul className={styles.loosened}>
            {helpful.map(({ field, count, to }) => (
              <li key={field}>
                <Link to={to}>{open[field]}</Link>: {phrases.count(count)}
              </li>
            ))}
          </ul>
        </>
      )}
      {found?.length === 0 && (
        <p>
          {text.none}
          <Link to="/contact-us">{text.askUs}</Link>.
        </p>
      )}
      {found && found.length > 0 && <ClassChoice finding={finding} found={found} compared={compared} />}
    </>
  )
}
