import { isApiError } from '@anyam/data'
import { passwordChange } from '@arunika/admin-contracts'
import { Button } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import { NewPasswordField } from '../../../components/form/new-password-field.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { showServerErrors } from '../../../components/form/server-errors.ts'
import { beginSession } from '../../../lib/token.ts'
import { changePassword } from '../api/account.ts'
import styles from './account.module.css'

interface PasswordFormProps {
  /** Called once the other sessions have ended. */
  onChanged: () => void
}

export function PasswordForm({ onChanged }: PasswordFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(passwordChange),
    defaultValues: { current: '', next: '' },
  })
  const { register, handleSubmit, reset, formState } = form
  const { errors, isSubmitting } = formState
  const [status, setStatus] = useState<{ text: string; isError: boolean }>()

  const submit = handleSubmit(async (values) => {
    setStatus(undefined)
    try {
      const { message, token } = await changePassword(values)
      beginSession(token)
      reset()
      setStatus({ text: `${message} You are logged out everywhere else.`, isError: false })
      onChanged()
    } catch (error) {
      const text = showServerErrors(form, error)
      // The field already shows the message.
      if (!isApiError(error) || !error.body.errors) setStatus({ text, isError: true })
    }
  })

  return (
    <form className={styles.card} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles.title}>Change password</h2>
      <PasswordField
        {...register('current')}
        label="Current password"
        error={errors.current?.message}
        autoComplete="current-password"
      />
      <NewPasswordField {...register('next')} error={errors.next?.message} />
      <div role="status">{status && <p data-error={status.isError || undefined}>{status.text}</p>}</div>
      <Button type="submit">Change password</Button>
      <BusyOverlay busy={isSubmitting} />
    </form>
  )
}
