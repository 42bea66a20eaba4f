import { passwordResetRequest } from '@arunika/admin-contracts'
import { Button, Field } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import { showServerErrors } from '../../../components/form/server-errors.ts'
import { requestReset } from '../api/password.ts'
import styles from './password.module.css'

/** Requests a mail with a link to set a new password. */
export function ForgottenForm() {
  const form = useForm({
    resolver: standardSchemaResolver(passwordResetRequest),
    defaultValues: { email: '' },
  })
  const { register, handleSubmit, formState } = form
  const [status, setStatus] = useState<{ text: string; isError: boolean }>()

  const submit = handleSubmit(async (values) => {
    setStatus(undefined)
    await requestReset(values).then(
      ({ message }) => setStatus({ text: message, isError: false }),
      (error: unknown) => setStatus({ text: showServerErrors(form, error), isError: true }),
    )
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>We will send you an e-mail with a link to set a new password.</p>
      <Field label="Email" error={formState.errors.email?.message}>
        {(props) => <input {...props} {...register('email')} type="email" autoComplete="username" />}
      </Field>
      <div role="status">
        {status && (
          <p className={styles.text} data-error={status.isError || undefined}>
            {status.text}
          </p>
        )}
      </div>
      <Button type="submit">Send the link</Button>
      <BusyOverlay busy={formState.isSubmitting} />
    </form>
  )
}
