import type { ApplicationRow } from '@arunika/admin-contracts'
import { Skeleton } from '@arunika/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { EntryProblem } from '../../../components/feedback/entry-problem.tsx'
import type { OpenEntry } from '../../../components/table/use-open-entry.ts'
import { decisionOf } from '../../../lib/decision-keys.ts'
import { isTyping } from '../../../lib/is-typing.ts'
import { useIsOnlySpecified, WithOwnApi } from '../../../lib/only-specified.ts'
import { useApplication } from '../api/get-applications.ts'
import { useAdvancing } from '../hooks/use-advancing.ts'
import { useDecisions } from '../hooks/use-decisions.ts'
import { useRating } from '../hooks/use-rating.ts'
import type { Stepping } from '../hooks/use-stepping.ts'
import { Answers } from './answers.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { OwnPage } from './own-page.tsx'
import { Person } from './person.tsx'
import { RatingChoice } from './rating-choice.tsx'
import styles from './reading.module.css'
import { Steps } from './steps.tsx'

export interface ReadingProps {
  opened: OpenEntry
  /** Navigation in the list that it was opened from. */
  steps?: Stepping
  onDelete?: (application: ApplicationRow) => void
  /** Reloads the list. */
  refreshList: () => Promise<unknown>
}

/** An application in full, with the documents beside the answers if there is room. */
export default function Reading({ opened: { id, open, close }, steps, onDelete, refreshList }: ReadingProps) {
  const { data: application, error, mutate } = useApplication(id ?? null)
  const isOnlySpecified = useIsOnlySpecified()
  const [advances, setAdvances] = useAdvancing()
  const page = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const decisions = useDecisions({
    application,
    openId: id,
    open,
    onDecided: () => advances && steps?.go(1),
    refreshList,
  })
  const refresh = () => Promise.all([mutate(), refreshList()])
  const rating = useRating(application, refresh)
  const go = (by: 1 | -1) => void decisions.leave(() => steps?.go(by))

  useEffect(() => {
    if (id === undefined || !page.current || !text.current) return
    page.current.scrollTop = 0
    text.current.scrollTop = 0
    // The focused element may have gone with the previous application.
    if (!document.activeElement?.closest('button, a')) text.current.focus({ preventScroll: true })
  }, [id])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Ignores keys of a dialog above this one.
    if (!event.currentTarget.contains(event.target as Node)) return
    if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (key === 'ArrowRight' || key === 'j') return go(1)
    if (key === 'ArrowLeft' || key === 'k') return go(-1)
    if (isOnlySpecified) return
    // Ignores key repeat, so that holding a key decides about only one applicant.
    if (event.repeat) return
    const stage = decisionOf(key, application?.stages ?? [], application?.stage)
    if (stage) return void decisions.decide(stage)
    if (/^[1-5]$/.test(key)) return void rating.choose(Number(key))
    if (key === 'u') return decisions.undo()
    if (key === 'w' && note.current) {
      event.preventDefault()
      note.current.focus()
    }
  }

  return (
    <ReadingDialog
      large
      open={id !== undefined}
      title="Answers and Documents"
      onClose={() => void decisions.leave(close)}
      onKeyDown={onKeyDown}
      onEscapeKeyDown={(event) => {
        if (!isTyping(document.activeElement)) return
        event.preventDefault()
        text.current?.focus({ preventScroll: true })
      }}
      firstFocus={text}
      tools={steps && <Steps {...steps} go={go} />}
      foot={
        !isOnlySpecified && (
          <DecisionBar
            stage={application?.stage}
            stages={application?.stages ?? []}
            decisions={decisions}
            advances={advances}
            setAdvances={setAdvances}
          />
        )
      }
    >
      <div ref={page} className={styles.page}>
        {application && (
          <Person application={application}>
            <WithOwnApi>
              <RatingChoice ratings={application.ratings} {...rating} />
              <OwnPage application={application} refresh={refresh} />
            </WithOwnApi>
          </Person>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
        <section ref={text} className={styles.text} aria-label={application?.name} tabIndex={0}>
          {application && (
            <Answers
              key={application.id}
              application={application}
              onDelete={onDelete && (() => onDelete(application))}
              refresh={mutate}
              textField={note}
            />
          )}
          {!application && !error && <Skeleton className={styles.whole} />}
          {!application && error && (
            <div className={styles.whole}>
              <EntryProblem noun="response" error={error} onRetry={() => void mutate()} />
            </div>
          )}
        </section>
      </div>
    </ReadingDialog>
  )
}
