import { Button } from '@arunika/ui'
import type { ReactNode } from 'react'
import styles from './sent-form.module.css'
import type { useSentForm } from './use-sent-form.ts'

interface SentFormProps {
  /** Of its heading, which names the form. */
  id: string
  title: string
  form: Omit<ReturnType<typeof useSentForm>, 'errorOf'>
  /** What is done with the data. */
  hint: ReactNode
  /** What the button says. */
  action: string
  /** What did not happen when sending failed: `Your message was not sent`. */
  unsent: string
  children: ReactNode
}

/** The frame of a form: its heading, errors, button, and what became of it. */
export function SentForm({ id, title, form, hint, action, unsent, children }: SentFormProps) {
  const { handlers, element, failures, messages, parts, isBusy, outcome } = form
  return (
    // Outside of a dialog the method does nothing: nothing typed is ever put into an address.
    <form {...handlers} className={styles.form} method="dialog" noValidate aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {parts && failures > 0 && <parts.ErrorSummary key={failures} form={element} messages={messages} />}
      {children}
      <p className={styles.hint}>{hint}</p>
      <Button type="submit" className={styles.send} disabled={isBusy}>
        {isBusy ? 'Sending...' : action}
      </Button>
      <p role="status" className={outcome?.kind === 'sent' ? styles.sent : styles.silent}>
        {outcome?.kind === 'sent' && outcome.message}
      </p>
      {outcome?.kind === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>
            {unsent}: {outcome.message} Nothing that you typed is lost.
          </p>
          <Button type="submit" variant="secondary">
            Try again
          </Button>
        </div>
      )}
    </form>
  )
}

/** Two fields side by side where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)
