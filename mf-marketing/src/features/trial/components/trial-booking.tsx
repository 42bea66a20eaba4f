import { isApiError } from '@anyam/data'
import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { AcademyClass, TrialInput } from '@arunika/contracts'
import { langIn, TRIAL_RETENTION } from '@arunika/contracts/site'
import { Field, Section } from '@arunika/ui'
import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { FieldPair, SentForm } from '../../../components/sent-form/sent-form.tsx'
import { useSentForm } from '../../../components/sent-form/use-sent-form.ts'
import { bookTrial, trialAddress } from '../api/book-trial.ts'
import { trialPhrases } from '../phrases.ts'
import { type TrialWords, trialWords } from '../words.ts'
import { SlotChoice } from './slot-choice.tsx'
import styles from './trial-booking.module.css'

const FIELDS = ['name', 'phone', 'email', 'student', 'age'] as const satisfies (keyof TrialInput)[]
const WITH_DAY = [...FIELDS, 'day'] as const
const WITH_SLOT = ['slot', ...FIELDS] as const

interface TrialBookingProps {
  found: AcademyClass
  /** Texts for something other than a trial lesson; `steps` are then all steps. */
  texts?: Pick<TrialWords, 'title' | 'action' | 'unsent' | 'thanks' | 'steps'>
}

/** The trial booking form, with the next steps. */
export function TrialBooking({ found, texts }: TrialBookingProps) {
  const { path, name, days, trials } = found
  const words = { ...useWords(trialWords), ...texts }
  const phrases = useWords(trialPhrases)
  const language = useLanguage()
  const lang = langIn(found.language, language)
  // Lessons whose last place was taken while the form was filled in.
  const [taken, setTaken] = useState<readonly string[]>([])
  const address = trialAddress(path, language)
  const form = useSentForm<TrialInput>({
    names: trials ? WITH_SLOT : WITH_DAY,
    async load() {
      const { createForm, ErrorSummary } = await import(/* webpackChunkName: "sent-form" */ '../form.ts')
      return { ErrorSummary, createForm: () => createForm(trials !== undefined) }
    },
    send: (input, key) =>
      bookTrial(address, input, key).catch((error: unknown) => {
        if (isApiError(error) && error.body.errors?.slot) setTaken([...taken, input.slot ?? ''])
        throw error
      }),
    thanks: words.thanks,
  })
  const field = (
    name: (typeof WITH_DAY)[number],
    own: InputHTMLAttributes<HTMLInputElement>,
    hint?: ReactNode,
  ) => (
    <Field label={words.fields[name]} error={form.errorOf(name)} hint={hint}>
      {(control) => <input {...control} {...own} name={name} required />}
    </Field>
  )
  const [first, second, ...others] = words.steps
  const steps = trials && !texts ? [first, words.confirmed, ...others] : [first, second, ...others]
  return (
    <Section id="trial" ground="tint" className={styles.columns}>
      <SentForm
        id="book-a-trial"
        title={words.title}
        form={form}
        hint={phrases.hint(TRIAL_RETENTION.months)}
        action={words.action}
        {...(trials && { address })}
        unsent={words.unsent}
      >
        {trials && <SlotChoice trials={trials} taken={taken} error={form.errorOf('slot')} lang={lang} />}
        <FieldPair>
          {field('name', { autoComplete: 'name' })}
          {field('phone', { type: 'tel', autoComplete: 'tel' })}
        </FieldPair>
        {field('email', { type: 'email', autoComplete: 'email' })}
        <FieldPair>
          {field('student', { autoComplete: 'off' })}
          {field('age', { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 })}
        </FieldPair>
        {!trials &&
          field(
            'day',
            { autoComplete: 'off' },
            <>
              {phrases.meets(name)} <span lang={lang}>{days}</span>.
            </>,
          )}
      </SentForm>
      <aside className={styles.aside} aria-labelledby="what-happens-next">
        <h2 id="what-happens-next" className={styles.title}>
          {words.next}
        </h2>
        <ol className={styles.steps}>
          {steps.map(
            (step) =>
              step && (
                <li key={step.title}>
                  <b>{step.title}</b>
                  <span>{step.text}</span>
                </li>
              ),
          )}
        </ol>
      </aside>
    </Section>
  )
}
