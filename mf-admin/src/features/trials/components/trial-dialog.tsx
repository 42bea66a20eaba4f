import { TRIAL_STATUS_NAMES, type Trial, type TrialRow } from '@arunika/admin-contracts'
import { LANGUAGE_NAMES } from '@arunika/contracts'
import { longTime } from '@arunika/text'
import { Skeleton } from '@arunika/ui'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { EntryProblem } from '../../../components/feedback/entry-problem.tsx'
import { StatusChoice } from '../../../components/form/status-choice.tsx'
import { useTrial } from '../api/get-trials.ts'
import { setStatus } from '../api/set-status.ts'
import styles from './trial-dialog.module.css'

interface TrialDialogProps {
  /** Undefined while none is open. */
  trial: TrialRow | undefined
  onClose: () => void
  /** Called after its status was changed, here or by another administrator. */
  onChanged: () => Promise<unknown>
}

/** A booking in full, with its status. */
export function TrialDialog({ trial, onClose, onChanged }: TrialDialogProps) {
  const title = trial ? `${trial.class}: ${trial.student}` : 'Trial'
  return (
    <ReadingDialog open={trial !== undefined} title={title} onClose={onClose}>
      {trial && <Booking id={trial.id} onChanged={onChanged} />}
    </ReadingDialog>
  )
}

function Booking({ id, onChanged }: { id: number } & Pick<TrialDialogProps, 'onChanged'>) {
  const { data, error, mutate } = useTrial(id)
  const refresh = () => Promise.all([mutate(), onChanged()])
  if (!data && error) return <EntryProblem noun="booking" error={error} onRetry={() => void mutate()} />
  if (!data) return <Skeleton />
  return (
    <>
      <Facts trial={data} />
      <StatusChoice
        status={data.status}
        names={TRIAL_STATUS_NAMES}
        onChoose={async (status) => {
          await setStatus(data, status)
          await refresh()
        }}
        refresh={refresh}
      />
    </>
  )
}

/** Only digits, with the country code in place of a leading zero, as chat links require. */
const chatNumber = (phone: string) => phone.replace(/\D/g, '').replace(/^0/, '62')

function Facts({ trial }: { trial: Trial }) {
  const { class: className, classPath, student, age, day, name, phone, email, language, createdAt } = trial
  return (
    <dl className={styles.facts}>
      <dt>Class</dt>
      <dd>
        <a href={classPath}>{className}</a>
      </dd>
      <dt>Student</dt>
      <dd>
        {student}, aged {age}
      </dd>
      <dt>{trial.slotAt ? 'Booked for' : 'Day'}</dt>
      <dd>{day}</dd>
      <dt>Booked by</dt>
      <dd>{name}</dd>
      <dt>Phone</dt>
      <dd>
        <a href={`https://wa.me/${chatNumber(phone)}`} target="_blank" rel="noreferrer">
          {phone}
        </a>
      </dd>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      {language && (
        <>
          <dt>Language</dt>
          <dd>{LANGUAGE_NAMES[language]}</dd>
        </>
      )}
      <dt>Received</dt>
      <dd>
        <time dateTime={createdAt}>{longTime(createdAt)}</time>
      </dd>
    </dl>
  )
}
