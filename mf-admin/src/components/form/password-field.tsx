import { Field } from '@arunika/ui'
import { type ComponentProps, type ReactNode, useState } from 'react'
import styles from './password-field.module.css'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  hint?: string
  error?: ReactNode
}

/** A password field with a toggle to show the password. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.field}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            {...input}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <button type="button" className={styles.show} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'} {label.toLowerCase()}
      </button>
    </div>
  )
}
