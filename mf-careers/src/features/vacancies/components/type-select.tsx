import type { JobType } from '@arunika/contracts'
import { JOB_TYPES, jobTypeName } from '../job-types.ts'
import styles from './type-select.module.css'

interface TypeSelectProps {
  /** Id of the element that names the dropdown. */
  labelledBy: string
  value: JobType
  onChange: (type: JobType) => void
}

export function TypeSelect({ labelledBy, value, onChange }: TypeSelectProps) {
  return (
    <select
      className={styles.select}
      aria-labelledby={labelledBy}
      value={value}
      onChange={({ target }) => onChange(target.value as JobType)}
    >
      {JOB_TYPES.map((type) => (
        <option key={type} value={type}>
          {jobTypeName(type)}
        </option>
      ))}
    </select>
  )
}
