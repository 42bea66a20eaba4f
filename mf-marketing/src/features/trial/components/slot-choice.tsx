import { useWords } from '@anyam/federation/use-words'
import type { TrialSlot } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import { useId } from 'react'
import { rupiah } from '../../../lib/rupiah.ts'
import { trialPhrases } from '../phrases.ts'
import { trialWords } from '../words.ts'
import styles from './slot-choice.module.css'

interface SlotChoiceProps {
  trials: readonly TrialSlot[]
  /** Those that have no place any more. */
  taken: readonly string[]
  error: string | undefined
  /** Language of the days, if it is not that of the page. */
  lang: Language | undefined
}

/** The lessons that a trial can be booked for. */
export function SlotChoice({ trials, taken, error, lang }: SlotChoiceProps) {
  const { fields, free } = useWords(trialWords)
  const { left } = useWords(trialPhrases)
  const id = useId()
  return (
    <fieldset className={styles.slots} aria-describedby={error && id}>
      <legend>{fields.slot}</legend>
      {trials.map(({ value, day, hours, price, ...slot }) => {
        const isTaken = taken.includes(value)
        return (
          <label key={value} className={styles.slot}>
            <input type="radio" name="slot" value={value} required disabled={isTaken} />
            <span lang={lang}>
              <b>{day}</b> <span>{hours}</span>
            </span>
            <small>
              {left(isTaken ? 0 : slot.left)} · {price ? rupiah(price) : free}
            </small>
          </label>
        )
      })}
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
