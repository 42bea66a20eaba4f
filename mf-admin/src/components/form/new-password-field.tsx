import { WEAK_PASSWORD } from '@arunika/admin-contracts'
import type { ComponentProps } from 'react'
import { PasswordField } from './password-field.tsx'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint' | 'autoComplete'>

/** A field for a newly chosen password. */
export function NewPasswordField({ error, ...input }: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...input}
      label="New password"
      hint="At least 12 characters."
      error={error === WEAK_PASSWORD ? <WeakPassword /> : error}
      autoComplete="new-password"
    />
  )
}

/** In both languages, because people who were just invited meet this sentence before they know the back-office. */
const WeakPassword = () => (
  <>
    {WEAK_PASSWORD}{' '}
    <span lang="id">
      Kata sandi ini mudah ditebak: terlalu umum, atau dibuat dari nama Anda, alamat email Anda, atau nama
      situs ini.
    </span>
  </>
)
