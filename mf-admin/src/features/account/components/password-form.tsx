import { passwordChange } from '@arunika/admin-contracts'
import { isApiError } from '@arunika/data'
import { Button, Field } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import { showServerFaults } from '../../../components/form/server-faults.ts'
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
  const [said, setSaid] = useState<{ text: string; isFault: boolean }>()

  const submit = handleSubmit(async (values) => {
    setSaid(undefined)
    try {
      const { message, token } = await changePassword(values)
      beginSession(token)
      reset()
      setSaid({ text: `${message} You are logged out everywhere else.`, isFault: false })
      onChanged()
    } catch (error) {
      const text = showServerFaults(form, error)
      // The message stands at its field already.
      if (!isApiError(error) || !error.body.errors) setSaid({ text, isFault: true })
    }
  })

  return (
    <form className={styles.card} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles.title}>Change password</h2>
      <Field label="Current password" fault={errors.current?.message}>
        {(props) => (
          <input {...props} {...register('current')} type="password" autoComplete="current-password" />
        )}
      </Field>
      <Field label="New password" hint="At least 12 characters." fault={errors.next?.message}>
        {(props) => <input {...props} {...register('next')} type="password" autoComplete="new-password" />}
      </Field>
      <div role="status">{said && <p data-fault={said.isFault || undefined}>{said.text}</p>}</div>
      <Button type="submit">Change password</Button>
      <BusyOverlay busy={isSubmitting} />
    </form>
  )
}
