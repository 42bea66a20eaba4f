import { useWords } from '@anyam/federation/use-words'
import { type ApplicationInput, EDUCATION_LEVELS, educationName } from '@arunika/contracts'
import { Field } from '@arunika/ui'
import type { ComponentProps } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { problemWords } from '../../../lib/problem-words.ts'
import { type FieldRule, TEXT_STEPS } from '../fields.ts'
import { applicationPhrases } from '../phrases.tsx'
import { applicationWords } from '../words.ts'
import { Step } from './step.tsx'
import styles from './text-fields.module.css'

interface TextFieldsProps {
  errors: FieldErrors<ApplicationInput>
}

/** All text fields and choices, in form order. */
export function TextFields({ errors }: TextFieldsProps) {
  const { steps } = useWords(applicationWords)
  return TEXT_STEPS.map(({ step, fields }, nth) => (
    <Step key={step} number={nth + 1} title={steps[step]}>
      <StepFields fields={fields} errors={errors} />
    </Step>
  ))
}

function StepFields({ fields, errors }: TextFieldsProps & { fields: readonly FieldRule[] }) {
  const { labels } = useWords(applicationWords)
  const { ofField } = useWords(problemWords)
  return (
    <div className={styles.fields}>
      {fields.map(({ name, kind, autoComplete }) => (
        <div key={name} className={kind === 'text' ? styles.wide : undefined}>
          <Field label={labels[name]} error={ofField(errors[name]?.message)}>
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

function EducationSelect(own: ComponentProps<'select'>) {
  const { pleaseChoose } = useWords(applicationWords)
  const { education } = useWords(applicationPhrases)
  return (
    <select {...own} defaultValue="">
      <option value="" disabled>
        {pleaseChoose}
      </option>
      {EDUCATION_LEVELS.map((level) => (
        <option key={level} value={level}>
          {education(educationName(level))}
        </option>
      ))}
    </select>
  )
}
