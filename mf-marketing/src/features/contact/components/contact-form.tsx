import { Button, type ControlProps, Field } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { useContactForm } from '../hooks/use-contact-form.ts'
import styles from './contact-form.module.css'

type Name = 'name' | 'email' | 'subject' | 'message'

/** Contact form; the input stays until the message has arrived. */
export function ContactForm() {
  const { handlers, element, errors, failures, messages, parts, isBusy, outcome } = useContactForm()
  const field = (name: Name, label: string, control: (props: ControlProps) => React.ReactNode) => (
    <Field label={label} error={errors[name]?.message}>
      {control}
    </Field>
  )
  return (
    // Outside of a dialog the method does nothing: no message is ever put into an address.
    <form {...handlers} className={styles.form} method="dialog" noValidate aria-labelledby="get-in-touch">
      <h2 id="get-in-touch" className={styles.title}>
        Get in Touch
      </h2>
      {parts && failures > 0 && <parts.ErrorSummary key={failures} form={element} messages={messages} />}
      <div className={styles.pair}>
        {field('name', 'Name', (control) => (
          <input {...control} name="name" type="text" autoComplete="name" required />
        ))}
        {field('email', 'Email', (control) => (
          <input {...control} name="email" type="email" autoComplete="email" required />
        ))}
      </div>
      {field('subject', 'Subject', (control) => (
        <input {...control} name="subject" type="text" required />
      ))}
      {field('message', 'Message', (control) => (
        <textarea {...control} name="message" rows={6} required />
      ))}
      <p className={styles.hint}>
        We keep your message to answer it. <Link to="/privacy">How we treat your data</Link>
      </p>
      <Button type="submit" className={styles.send} disabled={isBusy}>
        {isBusy ? 'Sending...' : 'SEND NOW'}
      </Button>
      <p role="status" className={outcome?.kind === 'sent' ? styles.sent : styles.silent}>
        {outcome?.kind === 'sent' && outcome.message}
      </p>
      {outcome?.kind === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>Your message was not sent: {outcome.message} Nothing that you typed is lost.</p>
          <Button type="submit" variant="secondary">
            Try again
          </Button>
        </div>
      )}
    </form>
  )
}
