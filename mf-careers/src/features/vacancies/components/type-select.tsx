import { useWords } from '@anyam/federation/use-words'
import type { JobType } from '@arunika/contracts'
import { JOB_TYPES } from '../job-types.ts'
import { jobWords } from '../job-words.ts'
import styles from './type-select.module.css'

interface TypeSelectProps {
  /** Id of the element that labels the dropdown. */
  labelledBy: string
  value: JobType
  onChange: (type: JobType) => void
}

export function TypeSelect({ labelledBy, value, onChange }: TypeSelectProps) {
  const { types } = useWords(jobWords)
  return (
    <select
      className={styles.select}
      aria-labelledby={labelledBy}
      value={value}
      onChange={({ target }) => onChange(target.value as JobType)}
    >
      {JOB_TYPES.map((type) => (
        <option key={type} value={type}>
          {types[type]}
        </option>
      ))}
    </select>
  )
}
