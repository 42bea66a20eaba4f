import { ROLE_NAMES, ROLES, type Role } from '@arunika/admin-contracts'
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
  'front-desk': 'messages, trials and terms of classes',
  releaser: 'releases of the remotes chosen below',
}

interface RolesFieldProps {
  control: Control<PersonValues>
  /** All remotes. */
  remotes: readonly string[]
}

/** Selects roles, each with its purpose. */
export function RolesField({ control, remotes }: RolesFieldProps) {
  const roles = useController({ name: 'roles', control })
  const released = useController({ name: 'remotes', control })
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
      {roles.field.value.includes('releaser') && (
        <fieldset className={styles.choice}>
          <legend className={styles.legend}>Remotes to release</legend>
          <div className={styles.remotes}>
            {known.map((remote) => (
              <label key={remote} className={styles.option}>
                <input
                  type="checkbox"
                  checked={released.field.value.includes(remote)}
                  onChange={(event) =>
                    released.field.onChange(toggled(released.field.value, remote, event.target.checked))
                  }
                />
                {remote}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

const toggled = <Value,>(values: readonly Value[], value: Value, chosen: boolean): Value[] =>
  chosen ? [...values, value] : values.filter((other) => other !== value)
