import { useWords } from '@anyam/federation/use-words'
import { rupiah } from '../../../lib/rupiah.ts'
import { useClasses } from '../api/get-classes.ts'
import { factLabels } from '../fact-labels.ts'
import { FIELDS, type Finding, fitting, isKnown } from '../finder/finding.ts'
import { finderPhrases } from '../finder/phrases.ts'
import { finderWords } from '../finder/words.ts'
import { ClassChoice } from './class-choice.tsx'
import styles from './class-finder.module.css'
import { NothingFound } from './nothing-found.tsx'

interface FoundClassesProps {
  finding: Finding | undefined
  /** Slugs of the classes in the comparison. */
  compared: readonly string[]
}

/** The classes that fit, and their number, which screen readers announce. */
export function FoundClasses({ finding, compared }: FoundClassesProps) {
  const text = useWords(finderWords)
  const { count, none } = useWords(finderPhrases)
  const textOf = useWishes()
  const { data, error } = useClasses(finding !== undefined)
  const found = finding && data && fitting(data, finding, text.weekdays)
  const wishes = FIELDS.flatMap((field) => {
    const wanted = finding && data && isKnown(field, data) && textOf[field](finding)
    return wanted ? [{ field, wanted }] : []
  })
  const status = () => {
    if (!found) return error ? text.away : text.looking
    return found.length > 0 ? count(found.length) : none(wishes.map(({ wanted }) => wanted).join(', '))
  }
  return (
    <>
      <p role="status" className={styles.status}>
        {finding && status()}
      </p>
      {found && found.length > 0 && <ClassChoice finding={finding} found={found} compared={compared} />}
      {finding && data && found?.length === 0 && (
        <NothingFound finding={finding} wishes={wishes} classes={data} compared={compared} />
      )}
    </>
  )
}

/** The wishes of a finding as text, by field. */
function useWishes() {
  const { weekdays } = useWords(finderWords)
  const { wish } = useWords(finderPhrases)
  const { levels, spoken } = useWords(factLabels)
  return {
    age: ({ age }: Finding) => age !== undefined && wish.age(age),
    day: ({ day }: Finding) => day && weekdays[day],
    level: ({ level }: Finding) => level && levels[level].toLowerCase(),
    price: ({ price }: Finding) => price && wish.price(rupiah(price)),
    language: ({ language }: Finding) => language && wish.language(spoken[language]),
  }
}
