import type { Interview, InterviewState } from '@arunika/admin-contracts'
import type { Application } from '@arunika/contracts'
import { Badge, Button } from '@arunika/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { cancelInterview, useInterviews } from '../api/interviews.ts'
import styles from './interviews.module.css'
import { LaterInterviewForm } from './later-interview-form.tsx'

const STATES: Readonly<Record<InterviewState, [name: string, variant: 'good' | 'bad' | 'plain']>> = {
  offered: ['Offered', 'plain'],
  chosen: ['Chosen', 'good'],
  cancelled: ['Cancelled', 'bad'],
  over: ['Over', 'plain'],
}

/** Interviews with an applicant: offered times, the chosen one, and what can be done about it. */
export function Interviews({ application }: { application: Application }) {
  const { id, name, withdrawnAt } = application
  const { data, error, mutate } = useInterviews(id)
  const [form, setForm] = useState<{ interview?: Interview; isMove?: boolean }>()
  const [cancelled, setCancelled] = useState<Interview>()
  const [isBusy, setBusy] = useState(false)
  const [status, setStatus] = useState<string>()
  const [problem, setProblem] = useState<string>()

  // An older api has no interviews.
  if (error?.status === 404 && !data) return null
  const all = data?.interviews ?? []
  const isOpen = all.some(({ state }) => state === 'offered' || state === 'chosen')

  function saved(message: string) {
    setForm(undefined)
    setCancelled(undefined)
    setStatus(message)
    void mutate()
  }
  async function cancel(interview: Interview) {
    setBusy(true)
    setProblem(undefined)
    await cancelInterview(id, interview).then(
      ({ message }) => saved(message),
      (failure: Error) => {
        setProblem(failure.message)
        void mutate()
      },
    )
    setBusy(false)
  }

  return (
    <section aria-label="Interview">
      <h3 className={styles.title}>Interview</h3>
      {error && !data && <p className={styles.problem}>Interviews could not be loaded. {error.message}</p>}
      <ul className={styles.list}>
        {all.map((interview) => (
          <li key={interview.id} className={styles.interview}>
            <p className={styles.when}>
              <Badge variant={STATES[interview.state][1]}>{STATES[interview.state][0]}</Badge>{' '}
              <strong>{interview.when}</strong>
            </p>
            {interview.state === 'offered' && (
              <ul className={styles.times}>
                {interview.times.map(({ at, when, isFree }) => (
                  <li key={at}>
                    {when}
                    {!isFree && ' (no longer free)'}
                  </li>
                ))}
              </ul>
            )}
            <p className={styles.facts}>
              {interview.minutes} minutes, {interview.venue}. Time in Bandung; offered by {interview.by}
            </p>
            {(interview.state === 'offered' || interview.state === 'chosen') && (
              <div className={styles.actions}>
                {interview.state === 'offered' && (
                  <Button variant="secondary" onClick={() => setForm({ interview })}>
                    Offer other times
                  </Button>
                )}
                <Button variant="secondary" onClick={() => setForm({ interview, isMove: true })}>
                  {interview.state === 'offered' ? 'Set a time' : 'Move'}
                </Button>
                <Button variant="danger" onClick={() => setCancelled(interview)}>
                  {interview.state === 'offered' ? 'Withdraw the times' : 'Cancel the interview'}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.status} role="status">
        {status}
      </p>
      {data && !isOpen && !withdrawnAt && (
        <Button variant="secondary" onClick={() => setForm({})}>
          Offer times for an interview
        </Button>
      )}
      {form && (
        <LaterInterviewForm
          applications={[application]}
          {...form}
          onClose={() => setForm(undefined)}
          onSaved={saved}
        />
      )}
      {cancelled && (
        <ConfirmDialog
          open
          question={`Cancel the interview with ${name}?`}
          confirmLabel="Cancel it"
          refuseLabel="Leave it"
          busy={isBusy}
          error={problem}
          onConfirm={() => void cancel(cancelled)}
          onRefuse={() => {
            setCancelled(undefined)
            setProblem(undefined)
          }}
        >
          {cancelled.state === 'chosen'
            ? 'Mails with a calendar file tell the applicant and who offered it.'
            : 'A mail tells the applicant.'}
        </ConfirmDialog>
      )}
    </section>
  )
}
