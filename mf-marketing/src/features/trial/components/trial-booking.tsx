import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { AcademyClass, TrialInput } from '@arunika/contracts'
import { langIn, TRIAL_RETENTION } from '@arunika/contracts/site'
import { Field, Section } from '@arunika/ui'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldPair, SentForm } from '../../../components/sent-form/sent-form.tsx'
import { useSentForm } from '../../../components/sent-form/use-sent-form.ts'
import { bookTrial } from '../api/book-trial.ts'
import { trialPhrases } from '../phrases.ts'
import { trialWords } from '../words.ts'
import styles from './trial-booking.module.css'

const names = ['name', 'phone', 'email', 'student', 'age', 'day'] as const satisfies (keyof TrialInput)[]

/** The trial booking form, with the next steps. */
export function TrialBooking({ found }: { found: AcademyClass }) {
  const { path, name, days } = found
  const words = useWords(trialWords)
  const phrases = useWords(trialPhrases)
  const language = useLanguage()
  const form = useSentForm<TrialInput>({
    names,
    load: () => import(/* webpackChunkName: "sent-form" */ '../form.ts'),
    send: (input, key) => bookTrial(path, input, { key, language }),
    thanks: words.thanks,
  })
  const field = (
    name: (typeof names)[number],
    own: InputHTMLAttributes<HTMLInputElement>,
    hint?: ReactNode,
  ) => (
    <Field label={words.fields[name]} error={form.errorOf(name)} hint={hint}>
      {(control) => <input {...control} {...own} name={name} required />}
    </Field>
  )
  return (
    <Section id="trial" ground="tint" className={styles.columns}>
      <SentForm
        id="book-a-trial"
        title={words.title}
        form={form}
        hint={phrases.hint(TRIAL_RETENTION.months)}
        action={words.action}
        unsent={words.unsent}
      >
        <FieldPair>
          {field('name', { autoComplete: 'name' })}
          {field('phone', { type: 'tel', autoComplete: 'tel' })}
        </FieldPair>
        {field('email', { type: 'email', autoComplete: 'email' })}
        <FieldPair>
          {field('student', { autoComplete: 'off' })}
          {field('age', { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 })}
        </FieldPair>
        {field(
          'day',
          { autoComplete: 'off' },
          <>
            {phrases.meets(name)} <span lang={langIn(found.language, language)}>{days}</span>.
          </>,
        )}
      </SentForm>
      <aside className={styles.aside} aria-labelledby="what-happens-next">
        <h2 id="what-happens-next" className={styles.title}>
          {words.next}
        </h2>
        <ol className={styles.steps}>
          {words.steps.map(({ title, text }) => (
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
