import { type ApplicationInput, EDUCATION_LEVELS, educationName } from '@arunika/contracts'
import { Field } from '@arunika/ui'
import type { ComponentProps } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { FIELDS } from '../fields.ts'
import styles from './text-fields.module.css'

interface TextFieldsProps {
  errors: FieldErrors<ApplicationInput>
}

/** All text fields and choices, in order. */
export function TextFields({ errors }: TextFieldsProps) {
  return (
    <div className={styles.fields}>
      {FIELDS.map(({ name, label, kind, autoComplete }) => (
        <div key={name} className={kind === 'text' ? styles.wide : undefined}>
          <Field label={label} error={errors[name]?.message}>
            {(control) => {
              const own = { ...control, name, required: true }
              if (kind === 'education') return <EducationSelect {...own} />
              if (kind === 'text') return <textarea {...own} rows={5} />
              return <input {...own} type={kind === 'line' ? 'text' : kind} autoComplete={autoComplete} />
            }}
          </Field>
        </div>
      ))}
    </div>
  )
}

const EducationSelect = (own: ComponentProps<'select'>) => (
  <select {...own} defaultValue="">
    <option value="" disabled>
      Please choose
    </option>
    {EDUCATION_LEVELS.map((level) => (
      <option key={level} value={level}>
        {educationName(level)}
      </option>
    ))}
  </select>
)
