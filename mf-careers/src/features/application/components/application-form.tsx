import { APPLICATION_RETENTION } from '@arunika/contracts/site'
import { Button, Notice } from '@arunika/ui'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { STEPS } from '../fields.ts'
import { useApplicationForm } from '../hooks/use-application-form.ts'
import { useLeaveGuard } from '../hooks/use-leave-guard.ts'
import styles from './application-form.module.css'
import { DocumentPicker } from './document-picker.tsx'
import { Outcome } from './outcome.tsx'
import { Step } from './step.tsx'
import { TextFields } from './text-fields.tsx'

interface ApplicationFormProps {
  vacancyId: number
  /** The vacancy was closed or deleted after the page was opened. */
  isGone: boolean
}

export function ApplicationForm({ vacancyId, isGone }: ApplicationFormProps) {
  const { handlers, element, errors, failures, messages, parts, texts, sending, stop, documents, isUnsent } =
    useApplicationForm(vacancyId)
  const hasScripts = useHasScripts()
  const leaving = useLeaveGuard(isUnsent && parts !== undefined)
  const isBusy = sending.phase === 'sending'

  return (
    <section className={styles.area} aria-labelledby="application-title">
      <h2 id="application-title" className={styles.title}>
        Your application
      </h2>
      {isGone && (
        <Notice title="This position has been closed meanwhile">
          We no longer take applications for it. <Link to="/career">See what is open</Link>
        </Notice>
      )}
      {sending.phase === 'sent' && <Outcome response={sending.response} />}
      <p className={styles.hint}>
        All fields are required.{' '}
        <span className={styles.saved}>
          What you write is stored on this device until you send it; files are not, so please add them last.
        </span>
      </p>
      {/* Without scripts the browser itself sends the form, and itself checks it. */}
      <form
        {...handlers}
        className={styles.form}
        action={`/api/job-vacancies/${vacancyId}`}
        method="post"
        encType="multipart/form-data"
        noValidate={hasScripts}
      >
        {parts && failures > 0 && <parts.ErrorSummary key={failures} form={element} messages={messages} />}
        <TextFields errors={errors} />
        <Step number={STEPS} title="Documents">
          <DocumentPicker documents={documents} />
        </Step>
        <p className={styles.consent}>
          By sending this form you agree that we keep your answers and documents for{' '}
          {APPLICATION_RETENTION.months} months to consider your application.{' '}
          <Link to="/privacy">How we treat your data</Link>
        </p>
        {sending.phase === 'failed' && (
          <div className={styles.error} role="alert">
            <p>
              <strong>Your application could not be sent.</strong> {sending.error.message}
            </p>
            <p>Nothing is lost: your answers and files are still here.</p>
            <Button variant="secondary" type="submit">
              Try again
            </Button>
          </div>
        )}
        {parts && texts > 0 && (
          <parts.Progress texts={texts} documents={documents.files} sending={sending} onCancel={stop} />
        )}
        <Button type="submit" className={styles.send} disabled={isBusy}>
          {isBusy ? 'Sending...' : 'SEND NOW'}
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
