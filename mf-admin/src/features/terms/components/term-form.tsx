import { type AdminTerm, type TermInput, termInput } from '@arunika/admin-contracts'
import { OPEN_DAY_PATH, WEEKDAYS } from '@arunika/contracts'
import { Field } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type InputHTMLAttributes, useId, useState } from 'react'
import { type FieldPath, type RegisterOptions, useController, useForm } from 'react-hook-form'
import { AdminForm } from '../../../components/form/admin-form.tsx'
import type { FieldText } from '../../../components/versions/field-texts.ts'
import { capital } from '../../../lib/capital.ts'
import { getTerm, saveTerm, TERMS, useClassNames } from '../api/terms.ts'
import styles from './term-form.module.css'

/** Visited by appointment, like a class whose terms are single days. */
const OPEN_DAY = { path: OPEN_DAY_PATH, name: 'Open Day' }

/** A new term; everything else must be chosen. */
const blank: Partial<TermInput> = {
  classPath: '',
  weekdays: [],
  teacher: '',
  seats: 10,
  taken: 0,
  trialPrice: 0,
}

const valuesOf = ({ id: _, class: _class, updatedAt, ...values }: AdminTerm): TermInput => ({
  ...values,
  if_updated_at: updatedAt,
})

const describe = (values: TermInput): FieldText[] => [
  { label: 'Class', value: values.classPath },
  { label: 'Dates', value: `${values.startsOn} – ${values.endsOn}` },
  { label: 'Days', value: values.weekdays.map(capital).join(', ') },
  { label: 'Hours', value: `${values.from}–${values.to}` },
  { label: 'Teacher', value: values.teacher },
  { label: 'Places', value: `${values.seats}, of which ${values.taken} taken` },
  { label: 'Price of a trial', value: String(values.trialPrice) },
]

/** Creates a term, or edits the given one. */
export function TermForm({ term }: { term?: AdminTerm }) {
  const [id, setId] = useState(term?.id)
  const weekdaysId = useId()
  const { data: classes } = useClassNames()
  const form = useForm<TermInput>({
    resolver: standardSchemaResolver(termInput),
    defaultValues: term ? valuesOf(term) : blank,
  })
  const { register, formState } = form
  // Its options may arrive later.
  const classPath = useController({ name: 'classPath', control: form.control })
  const { errors } = formState
  const input = (
    name: FieldPath<TermInput>,
    label: string,
    own: InputHTMLAttributes<HTMLInputElement>,
    { hint, ...options }: RegisterOptions<TermInput> & { hint?: string } = {},
  ) => (
    <Field label={label} hint={hint} error={errors[name as keyof TermInput]?.message}>
      {(props) => <input {...props} {...register(name, options)} autoComplete="off" {...own} />}
    </Field>
  )
  const number = { type: 'number', min: 0, step: 1 }
  const asNumber = { valueAsNumber: true } as const
  const offered = classes ? [...classes, OPEN_DAY] : term ? [{ path: term.classPath, name: term.class }] : []
  return (
    <AdminForm
      form={form}
      save={(values) => saveTerm(values, id)}
      listPath="/admin/terms"
      listKey={TERMS}
      onStayed={setId}
      versions={{ noun: 'term', loadTheirs: async () => valuesOf(await getTerm(id ?? 0)), describe }}
      history={
        id === undefined
          ? undefined
          : { subject: 'term', id, describe: (entry) => describe(valuesOf(entry as AdminTerm)) }
      }
    >
      <div className={styles.row}>
        <Field label="Class" error={errors.classPath?.message}>
          {(props) => (
            <select {...props} {...classPath.field}>
              <option value="">Please choose</option>
              {offered.map(({ path, name }) => (
                <option key={path} value={path}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {input('teacher', 'Teacher', { dir: 'auto' })}
      </div>
      <div className={styles.row}>
        {input('startsOn', 'First day', { type: 'date' })}
        {input('endsOn', 'Last day', { type: 'date' })}
      </div>
      <fieldset className={styles.weekdays} aria-describedby={errors.weekdays && weekdaysId}>
        <legend>Days</legend>
        {WEEKDAYS.map((weekday) => (
          <label key={weekday}>
            <input type="checkbox" value={weekday} {...register('weekdays')} />
            {capital(weekday)}
          </label>
        ))}
        {errors.weekdays && (
          <p id={weekdaysId} className={styles.error}>
            {errors.weekdays.message}
          </p>
        )}
      </fieldset>
      <div className={styles.row}>
        {input('from', 'From', { type: 'time' }, { hint: 'Time in Bandung.' })}
        {input('to', 'To', { type: 'time' })}
      </div>
      <div className={styles.row}>
        {input('seats', 'Places', { ...number, min: 1 }, asNumber)}
        {input('taken', 'Places taken', number, {
          ...asNumber,
          hint: 'By enrolled students. Trials take the places that are left.',
        })}
        {input('trialPrice', 'Price of a trial', number, { ...asNumber, hint: 'Rupiah; 0 if it is free.' })}
      </div>
    </AdminForm>
  )
}
