import { useLanguage, useWords } from '@anyam/federation/use-words'
import { apiAddressIn } from '@arunika/contracts/site'
import { Button, Notice } from '@arunika/ui'
import { useSyncExternalStore } from 'react'
import { problemWords } from '../../../lib/problem-words.ts'
import { STEPS } from '../fields.ts'
import { useApplicationForm } from '../hooks/use-application-form.ts'
import { useLeaveGuard } from '../hooks/use-leave-guard.ts'
import { applicationPhrases } from '../phrases.tsx'
import { applicationWords } from '../words.ts'
import styles from './application-form.module.css'
import { DocumentPicker } from './document-picker.tsx'
import { Outcome } from './outcome.tsx'
import { Step } from './step.tsx'
import { TextFields } from './text-fields.tsx'

interface ApplicationFormProps {
  vacancyId: number
  /** True if the vacancy was closed or deleted after the page was opened. */
  isGone: boolean
}

export function ApplicationForm({ vacancyId, isGone }: ApplicationFormProps) {
  const { handlers, element, errors, failures, messages, parts, texts, sending, stop, documents, isUnsent } =
    useApplicationForm(vacancyId)
  const language = useLanguage()
  const words = useWords(applicationWords)
  const phrases = useWords(applicationPhrases)
  const { why } = useWords(problemWords)
  const hasScripts = useHasScripts()
  const leaving = useLeaveGuard(isUnsent && parts !== undefined)
  const isBusy = sending.phase === 'sending'

  return (
    <section className={styles.area} aria-labelledby="application-title">
      <h2 id="application-title" className={styles.title}>
        {words.title}
      </h2>
      {isGone && <Notice title={words.closed}>{phrases.closedText}</Notice>}
      {sending.phase === 'sent' && <Outcome response={sending.response} />}
      <p className={styles.hint}>
        {words.allRequired} <span className={styles.saved}>{words.stored}</span>
      </p>
      {/* Without scripts the browser validates and submits the form. */}
      <form
        {...handlers}
        className={styles.form}
        action={apiAddressIn(`/api/job-vacancies/${vacancyId}`, language)}
        method="post"
        encType="multipart/form-data"
        noValidate={hasScripts}
      >
        {parts && failures > 0 && <parts.FormErrors key={failures} form={element} messages={messages} />}
        <TextFields errors={errors} />
        <Step number={STEPS} title={words.steps.documents}>
          <DocumentPicker documents={documents} />
        </Step>
        <p className={styles.consent}>{phrases.consent}</p>
        {sending.phase === 'failed' && (
          <div className={styles.error} role="alert">
            <p>
              <strong>{words.notSent}</strong> {why(sending.error)}
            </p>
            <p>{words.nothingLost}</p>
            <Button variant="secondary" type="submit">
              {words.retry}
            </Button>
          </div>
        )}
        {parts && texts > 0 && (
          <parts.Progress texts={texts} documents={documents.files} sending={sending} onCancel={stop} />
        )}
        <Button type="submit" className={styles.send} disabled={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
      </form>
      {parts && <parts.LeaveDialog blocker={leaving} />}
    </section>
  )
}

const never = () => () => {}

const useHasScripts = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
