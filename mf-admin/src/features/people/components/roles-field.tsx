import { ROLE_NAMES, ROLES, type Role, type VacancyRow } from '@arunika/admin-contracts'
import { useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { PersonValues } from './person-form.tsx'
import styles from './roles-field.module.css'

/** Purpose of each role in plain words. */
const EXPLAINED: Readonly<Record<Role, string>> = {
  administrator: 'everything, people included',
  editor: 'articles, categories and terms of classes',
  author: 'drafts of their own, which an editor publishes',
  recruiter: 'vacancies and applicants',
  'hiring-manager': 'applications of the vacancies chosen below: reads, rates and moves them',
  'front-desk': 'messages, trials and terms of classes',
  releaser: 'releases of the remotes chosen below',
}

/** A vacancy by its id and title. */
export type Vacancy = Pick<VacancyRow, 'id' | 'title'>

interface RolesFieldProps {
  control: Control<PersonValues>
  /** All vacancies. */
  vacancies: readonly Vacancy[]
  /** All remotes. */
  remotes: readonly string[]
}

/** Selects roles, each with its purpose. */
export function RolesField({ control, vacancies, remotes }: RolesFieldProps) {
  const roles = useController({ name: 'roles', control })
  const released = useController({ name: 'remotes', control })
  const hiring = useController({ name: 'vacancies', control })
  const errorId = useId()
  const error = roles.fieldState.error?.message
  const known = [...new Set([...remotes, ...released.field.value])]
  return (
    <>
      <fieldset className={styles.choice} aria-describedby={error && errorId}>
        <legend className={styles.legend}>Roles</legend>
        {ROLES.map((role) => (
          <label key={role} className={styles.option}>
            <input
              type="checkbox"
              checked={roles.field.value.includes(role)}
              onChange={(event) =>
                roles.field.onChange(toggled(roles.field.value, role, event.target.checked))
              }
            />
            <span>
              <strong>{ROLE_NAMES[role]}</strong>
              <span className={styles.explained}>{EXPLAINED[role]}</span>
            </span>
          </label>
        ))}
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
      {roles.field.value.includes('hiring-manager') && (
        <Choice
          legend="Vacancies to hire for"
          options={vacancies.map(({ id, title }) => [id, title])}
          chosen={hiring.field.value ?? []}
          onChange={hiring.field.onChange}
        />
      )}
      {roles.field.value.includes('releaser') && (
        <Choice
          legend="Remotes to release"
          options={known.map((remote) => [remote, remote])}
          chosen={released.field.value}
          onChange={released.field.onChange}
        />
      )}
    </>
  )
}

interface ChoiceProps<Value> {
  legend: string
  options: readonly (readonly [value: Value, label: string])[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

const Choice = <Value extends string | number>({ legend, options, chosen, onChange }: ChoiceProps<Value>) => (
  <fieldset className={styles.choice}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.remotes}>
      {options.map(([value, label]) => (
        <label key={value} className={styles.option}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) => onChange(toggled(chosen, value, event.target.checked))}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)

const toggled = <Value,>(values: readonly Value[], value: Value, chosen: boolean): Value[] =>
  chosen ? [...values, value] : values.filter((other) => other !== value)
