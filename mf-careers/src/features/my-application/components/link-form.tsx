import type { ApiError } from '@anyam/data'
import { useLanguage, useWords } from '@anyam/federation/use-words'
import { Button, Field } from '@arunika/ui'
import { type FormEvent, useState } from 'react'
import { explain } from '../../../lib/problem-words.ts'
import { requestLink } from '../api/my-application.ts'
import { linkWords } from '../link-words.ts'
import { myApplicationWords } from '../words.ts'
import styles from './my-application.module.css'

/** For applicants without a valid link: requests a new one. */
export function LinkForm() {
  const language = useLanguage()
  const words = useWords(linkWords)
  const { linkSent } = useWords(myApplicationWords)
  const [status, setStatus] = useState<{ text: string; isError: boolean }>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    requestLink({ reference: text('reference'), email: text('email') }, language).then(
      ({ message }) => setStatus({ text: linkSent(message), isError: false }),
      async (error: ApiError) => setStatus({ text: await explain(error, language), isError: true }),
    )
  }
  return (
    <form className={styles.card} onSubmit={submit}>
      <p>{words.linkText}</p>
      <Field label={words.code} hint={words.codeHint}>
        {(props) => <input {...props} name="reference" required autoComplete="off" maxLength={20} />}
      </Field>
      <Field label={words.email}>
        {(props) => <input {...props} name="email" type="email" required autoComplete="email" />}
      </Field>
      <div role="status">{status && <p data-error={status.isError || undefined}>{status.text}</p>}</div>
      <Button type="submit">{words.sendLink}</Button>
    </form>
  )
}
