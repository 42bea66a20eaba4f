import { type ApplicationInput, EDUCATION_LEVELS, educationName } from '@arunika/contracts'
import { Field } from '@arunika/ui'
import type { ComponentProps } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { type FieldRule, TEXT_STEPS } from '../fields.ts'
import { Step } from './step.tsx'
import styles from './text-fields.module.css'

interface TextFieldsProps {
  errors: FieldErrors<ApplicationInput>
}

/** All text fields and choices, in order. */
export const TextFields = ({ errors }: TextFieldsProps) =>
  TEXT_STEPS.map(({ title, fields }, nth) => (
    <Step key={title} number={nth + 1} title={title}>
      <StepFields fields={fields} errors={errors} />
    </Step>
  ))

function StepFields({ fields, errors }: TextFieldsProps & { fields: readonly FieldRule[] }) {
  return (
    <div className={styles.fields}>
      {fields.map(({ name, label, kind, autoComplete }) => (
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
