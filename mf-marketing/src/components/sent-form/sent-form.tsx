import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { Button } from '@arunika/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { errorWords } from './error-words.ts'
import styles from './sent-form.module.css'
import type { useSentForm } from './use-sent-form.ts'
import { formWords } from './words.ts'

interface SentFormProps {
  /** Id of the heading, which labels the form. */
  id: string
  title: string
  form: Omit<ReturnType<typeof useSentForm>, 'errorOf'>
  /** Statement about the use of the data, shown before the link to the privacy notice. */
  hint: string
  /** Label of the submit button. */
  action: string
  /** Address that a browser without scripts sends it to; without it, the form needs scripts. */
  address?: string
  /** Failure message, for example `Your message was not sent`. */
  unsent: string
  children: ReactNode
}

/** Layout of a form: heading, errors, submit button and outcome. */
export function SentForm({ id, title, form, hint, action, address, unsent, children }: SentFormProps) {
  const words = useWords(formWords)
  const { summary } = useWords(errorWords)
  const { phone, email } = useSite()
  const { handlers, element, failures, messages, parts, isBusy, outcome } = form
  return (
    <form
      {...handlers}
      className={styles.form}
      // Outside a dialog the method “dialog” does nothing, so no input ever ends up in the URL.
      {...(address ? { method: 'post', action: address } : { method: 'dialog' })}
      noValidate
      aria-labelledby={id}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {parts && failures > 0 && (
        <parts.ErrorSummary
          key={failures}
          form={element}
          messages={messages}
          {...(summary && { words: summary })}
        />
      )}
      {children}
      <p className={styles.hint}>
        {hint} <Link to="/privacy">{words.yourData}</Link>
      </p>
      {!address && (
        <noscript>
          <p className={styles.unscripted}>
            {words.withoutScript} <a href={phone.whatsapp}>WhatsApp</a>,{' '}
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </noscript>
      )}
      <Button
        type="submit"
        className={address ? styles.send : `${styles.send} ${styles.scripted}`}
        disabled={isBusy}
      >
        {isBusy ? words.sending : action}
      </Button>
      <p role="status" className={outcome?.kind === 'sent' ? styles.sent : styles.silent}>
        {outcome?.kind === 'sent' && outcome.message}
      </p>
      {outcome?.kind === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>
            {unsent}: {outcome.message} {words.nothingLost}
          </p>
          <Button type="submit" variant="secondary">
            {words.tryAgain}
          </Button>
        </div>
      )}
    </form>
  )
}

/** Two fields, side by side if there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)
