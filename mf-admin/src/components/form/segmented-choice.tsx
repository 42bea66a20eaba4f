import { VisuallyHidden } from '@arunika/ui'
import type { ReactNode } from 'react'
import styles from './segmented-choice.module.css'

interface SegmentedChoiceProps<Value extends string | number> {
  /** Accessible name of the choice. */
  legend: string
  choices: readonly { value: Value; label: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A choice of a few options, all visible. */
export function SegmentedChoice<Value extends string | number>(props: SegmentedChoiceProps<Value>) {
  const { legend, choices, chosen, onChoose } = props
  return (
    <fieldset className={styles.choice}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.segment}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
