import { type ApiError, isApiError } from '@anyam/data'
import { type Interview, MOST_TIMES } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { Button, Field } from '@arunika/ui'
import { type FormEvent, useState } from 'react'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import { useHeldScreen } from '../../../lib/held-screen.ts'
import { fromOfficeTime, toOfficeTime } from '../../../lib/local-time.ts'
import { moveInterview, offerInterview } from '../api/interviews.ts'
import styles from './interview-form.module.css'

export interface InterviewFormProps {
  applications: readonly { id: number; name: string }[]
  /** The interview that gets other times, if any. */
  interview?: Interview | undefined
  /** True to set its time, in place of times to choose from. */
  isMove?: boolean
  onClose: () => void
  /** @param message the api's message */
  onSaved: (message: string) => void
}

/** Offers times for an interview to one or many applicants, or sets the time of one. */
export default function InterviewForm(props: InterviewFormProps) {
  const { applications, interview, isMove = false, onClose, onSaved } = props
  const [first] = applications
  const isSingle = applications.length === 1
  const [times, setTimes] = useState(() => [interview?.at ? toOfficeTime(interview.at) : ''])
  const [errors, setErrors] = useState<NonNullable<ApiError['body']['errors']>>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isTyped, setTyped] = useState(false)
  useHeldScreen(isTyped)

  /** The last field is always an empty one. */
  function write(nth: number, value: string) {
    const written = times.map((time, index) => (index === nth ? value : time))
    setTimes(isMove || written.at(-1) === '' || written.length === MOST_TIMES ? written : [...written, ''])
  }

  function send(form: FormData): Promise<MessageResponse> {
    const meeting = { minutes: Number(form.get('minutes')), venue: String(form.get('venue')) }
    const chosen = times.filter(Boolean).map(fromOfficeTime)
    if (!isMove || !first || !interview)
      return offerInterview({ ids: applications.map(({ id }) => id), times: chosen, ...meeting })
    return moveInterview(first.id, { at: chosen[0] ?? '', ...meeting, if_changes: interview.changes })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    setErrors({})
    setProblem(undefined)
    setBusy(true)
    try {
      onSaved((await send(new FormData(currentTarget))).message)
    } catch (error) {
      if (isApiError(error)) setErrors(error.body.errors ?? {})
      setProblem(`Not sent. ${(error as Error).message}`)
      setBusy(false)
    }
  }

  return (
    <ReadingDialog
      open
      onTop
      title={isSingle ? `Interview with ${first?.name}` : `Interviews with ${applications.length} applicants`}
      onClose={onClose}
      // Keys pressed here must not decide about the application below.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form
        className={styles.form}
        noValidate
        onChange={() => setTyped(true)}
        onSubmit={(event) => void submit(event)}
      >
        <p className={styles.hint}>
          {isMove
            ? 'Mails with a calendar file tell the applicant and who offered the interview.'
            : `A mail asks ${isSingle ? 'the applicant' : 'each applicant'} to choose one of these times. Each can be chosen once.`}
        </p>
        <div className={styles.times}>
          {times.map((time, nth) => (
            <Field
              key={nth}
              label={isMove ? 'Time' : `Time ${nth + 1}`}
              hint={nth === 0 && 'Time in Bandung.'}
              error={nth === 0 ? (errors.times ?? errors.at)?.[0] : undefined}
            >
              {(props) => (
                <input
                  {...props}
                  type="datetime-local"
                  value={time}
                  onChange={(event) => write(nth, event.target.value)}
                />
              )}
            </Field>
          ))}
        </div>
        <div className={styles.row}>
          <Field label="Length" hint="In minutes." error={errors.minutes?.[0]}>
            {(props) => (
              <input
                {...props}
                name="minutes"
                type="number"
                min={5}
                max={480}
                step={5}
                defaultValue={interview?.minutes ?? 45}
              />
            )}
          </Field>
          <Field
            label="Place"
            hint="A room, an address, or a link to a video call."
            error={errors.venue?.[0]}
          >
            {(props) => (
              <input {...props} name="venue" autoComplete="off" dir="auto" defaultValue={interview?.venue} />
            )}
          </Field>
        </div>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="submit">{isMove ? 'Set the time' : 'Offer these times'}</Button>
        </div>
        <BusyOverlay busy={isBusy} />
      </form>
    </ReadingDialog>
  )
}
