import { linkRedemption } from '@arunika/admin-contracts'
import { Button, ButtonLink } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import { NewPasswordField } from '../../../components/form/new-password-field.tsx'
import { showServerErrors } from '../../../components/form/server-errors.ts'
import { redeemLink } from '../api/password.ts'
import styles from './password.module.css'

/**
 * Sets a password.
 * @param token from the link in the mail
 */
export function NewPasswordForm({ token }: { token: string }) {
  const form = useForm({
    resolver: standardSchemaResolver(linkRedemption),
    defaultValues: { token, password: '' },
  })
  const { register, handleSubmit, formState } = form
  const [done, setDone] = useState<string>()
  const [problem, setProblem] = useState<string>()

  const submit = handleSubmit(async (values) => {
    setProblem(undefined)
    await redeemLink(values).then(
      ({ message }) => setDone(message),
      (error: unknown) => setProblem(showServerErrors(form, error)),
    )
  })
  if (done) {
    return (
      <div className={styles.form}>
        <p className={styles.text} role="status">
          {done}
        </p>
        <ButtonLink to="/admin/login">Login</ButtonLink>
      </div>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <NewPasswordField {...register('password')} error={formState.errors.password?.message} />
      {problem && (
        <p className={styles.text} role="alert" data-error>
          {problem}
        </p>
      )}
      <Button type="submit">Set the password</Button>
      <BusyOverlay busy={formState.isSubmitting} />
    </form>
  )
}
