import { Button, Field } from '@arunika/ui'
import { type FormEvent, useState } from 'react'
import { requestLink } from '../api/my-application.ts'
import styles from './my-application.module.css'

/** For applicants without a valid link: requests a new one. */
export function LinkForm() {
  const [status, setStatus] = useState<{ text: string; isError: boolean }>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    requestLink({ reference: text('reference'), email: text('email') }).then(
      ({ message }) => setStatus({ text: message, isError: false }),
      (error: Error) => setStatus({ text: error.message, isError: true }),
    )
  }
  return (
    <form className={styles.card} onSubmit={submit}>
      <p>
        The mail that confirmed your application has a link to this page. If you cannot find it, or it no
        longer works, we will send you another.
      </p>
      <Field label="Reference code" hint="As in the mail: AR-7KQ2M9XD.">
        {(props) => <input {...props} name="reference" required autoComplete="off" maxLength={20} />}
      </Field>
      <Field label="E-mail address that you applied with">
        {(props) => <input {...props} name="email" type="email" required autoComplete="email" />}
      </Field>
      <div role="status">{status && <p data-error={status.isError || undefined}>{status.text}</p>}</div>
      <Button type="submit">Send me the link</Button>
    </form>
  )
}
