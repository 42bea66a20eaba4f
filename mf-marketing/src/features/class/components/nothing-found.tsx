import { useWords } from '@anyam/federation/use-words'
import type { AcademyClass } from '@arunika/contracts'
import { Link } from 'react-router-dom'
import { FINDER_ID } from '../finder/compared.ts'
import { type Finding, finderAddress, fitting, pick } from '../finder/finding.ts'
import { finderPhrases } from '../finder/phrases.ts'
import { finderWords } from '../finder/words.ts'
import styles from './class-finder.module.css'

interface NothingFoundProps {
  finding: Finding
  /** The fields that exclude something, with the wish as text. */
  wishes: readonly { field: keyof Finding; wanted: string }[]
  classes: readonly AcademyClass[]
  compared: readonly string[]
}

/** Says which wish to leave open, or else which single wishes can be met. */
export function NothingFound({ finding, wishes, classes, compared }: NothingFoundProps) {
  const text = useWords(finderWords)
  const { count } = useWords(finderPhrases)
  const open = {
    age: text.anyAge,
    day: text.anyDay,
    level: text.anyLevel,
    price: text.anyPrice,
    language: text.anyLanguage,
  }
  const fields = wishes.map(({ field }) => field)
  const ways = (
    keep: (field: keyof Finding) => (keyof Finding)[],
    label: (of: (typeof wishes)[number]) => string,
  ) =>
    wishes.flatMap((wish) => {
      const rest = pick(finding, keep(wish.field))
      const number = fitting(classes, rest, text.weekdays).length
      return number > 0 ? [{ label: label(wish), number, to: finderAddress(rest, compared) }] : []
    })
  // Without its only wish, a finding would list nothing.
  const several = wishes.length > 1
  const loosened = several
    ? ways(
        (field) => fields.filter((each) => each !== field),
        ({ field }) => open[field],
      )
    : []
  const single = several && loosened.length === 0
  const shown = single
    ? ways(
        (field) => [field],
        ({ wanted }) => wanted,
      )
    : loosened
  return (
    <>
      {shown.length > 0 && (
        <>
          <p>{single ? text.oneByOne : text.loosen}</p>
          <ul className={styles.loosened}>
            {shown.map(({ label, number, to }) => (
              <li key={label}>
                <Link to={`${to}#${FINDER_ID}`}>{label}</Link>: {count(number)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {text.none}
        <Link to="/contact-us">{text.askUs}</Link>.
      </p>
    </>
  )
}
