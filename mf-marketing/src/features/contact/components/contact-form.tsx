import { Button, type ControlProps, Field } from '@arunika/shared/ui'
import { useContactForm } from '../hooks/use-contact-form.ts'
import styles from './contact-form.module.css'

type Name = 'name' | 'email' | 'subject' | 'message'

/** Message to the house; what was typed stays until it has arrived. */
export function ContactForm() {
  const { form, outcome, submit } = useContactForm()
  const { register, formState } = form
  const { isSubmitting, errors } = formState
  const field = (name: Name, label: string, control: (props: ControlProps) => React.ReactNode) => (
    <Field label={label} fault={errors[name]?.message}>
      {control}
    </Field>
  )
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-labelledby="get-in-touch">
      <h2 id="get-in-touch" className={styles.title}>
        Get in Touch
      </h2>
      <div className={styles.pair}>
        {field('name', 'Name', (control) => (
          <input {...control} {...register('name')} type="text" autoComplete="name" required />
        ))}
        {field('email', 'Email', (control) => (
          <input {...control} {...register('email')} type="email" autoComplete="email" required />
        ))}
      </div>
      {field('subject', 'Subject', (control) => (
        <input {...control} {...register('subject')} type="text" required />
      ))}
      {field('message', 'Message', (control) => (
        <textarea {...control} {...register('message')} rows={6} required />
      ))}
      <Button type="submit" className={styles.send} disabled={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'SEND NOW'}
      </Button>
      <p role="status" className={outcome?.kind === 'sent' ? styles.sent : styles.silent}>
        {outcome?.kind === 'sent' && outcome.message}
      </p>
      {outcome?.kind === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>Your message was not sent: {outcome.message} Nothing that you typed is lost.</p>
          <Button type="submit" look="secondary">
            Try again
          </Button>
        </div>
      )}
    </form>
  )
}
