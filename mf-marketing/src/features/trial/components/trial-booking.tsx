import type { AcademyClass, TrialInput } from '@arunika/contracts'
import { TRIAL_RETENTION } from '@arunika/contracts/site'
import { Field, Section } from '@arunika/ui'
import type { InputHTMLAttributes } from 'react'
import { Link } from 'react-router-dom'
import { FieldPair, SentForm } from '../../../components/sent-form/sent-form.tsx'
import { useSentForm } from '../../../components/sent-form/use-sent-form.ts'
import { bookTrial } from '../api/book-trial.ts'
import styles from './trial-booking.module.css'

const names = ['name', 'phone', 'email', 'student', 'age', 'day'] as const satisfies (keyof TrialInput)[]

const steps = [
  ['You send the form', 'It takes a minute, and binds you to nothing.'],
  ['A teacher calls or writes', 'Within two working days, to agree on the day with you.'],
  ['You come for one lesson', 'With everybody else in the class, at a real table, on a real piece of work.'],
  ['You decide at home', 'Nobody asks you on the way out.'],
] as const

/** The form that books a trial in a class, and what happens next. */
export function TrialBooking({ found: { path, name, days } }: { found: AcademyClass }) {
  const form = useSentForm<TrialInput>({
    names,
    load: () => import(/* webpackChunkName: "sent-form" */ '../form.ts'),
    send: (input, key) => bookTrial(path, input, key),
  })
  const field = (
    name: (typeof names)[number],
    label: string,
    own: InputHTMLAttributes<HTMLInputElement>,
    hint?: string,
  ) => (
    <Field label={label} error={form.errorOf(name)} hint={hint}>
      {(control) => <input {...control} {...own} name={name} required />}
    </Field>
  )
  return (
    <Section id="trial" ground="tint" className={styles.columns}>
      <SentForm
        id="book-a-trial"
        title="Book a trial"
        form={form}
        hint={
          <>
            We keep your booking for {TRIAL_RETENTION.months} months, and use it to arrange the trial.{' '}
            <Link to="/privacy">How we treat your data</Link>
          </>
        }
        action="Book a trial"
        unsent="Your trial was not booked"
      >
        <FieldPair>
          {field('name', 'Your name', { autoComplete: 'name' })}
          {field('phone', 'Phone', { type: 'tel', autoComplete: 'tel' })}
        </FieldPair>
        {field('email', 'Email', { type: 'email', autoComplete: 'email' })}
        <FieldPair>
          {field('student', 'Who will come', { autoComplete: 'off' })}
          {field('age', 'Age in years', { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 })}
        </FieldPair>
        {field('day', 'When it suits you', { autoComplete: 'off' }, `${name} meets: ${days}.`)}
      </SentForm>
      <aside className={styles.aside} aria-labelledby="what-happens-next">
        <h2 id="what-happens-next" className={styles.title}>
          What happens next
        </h2>
        <ol className={styles.steps}>
          {steps.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </aside>
    </Section>
  )
}
