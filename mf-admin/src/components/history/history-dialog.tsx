import type { RevisedEntry, RevisedSubject, RevisionRow } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'
import { Button, Notice, Skeleton } from '@arunika/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { ReadingDialog } from '../dialog/reading-dialog.tsx'
import type { FieldText } from '../versions/field-texts.ts'
import styles from './history-dialog.module.css'
import { RevisionView } from './revision-view.tsx'
import { restoreRevision } from './revisions.ts'
import { useRevisions } from './use-revisions.ts'

/** Identifies the entry whose history is shown. */
export interface HistoryOf {
  subject: RevisedSubject
  id: number
  /** Describes a version in form order. */
  describe: (entry: RevisedEntry) => readonly FieldText[]
}

interface HistoryDialogProps {
  history: HistoryOf
  known: string
  isDirty: boolean
  onRestored: () => void
  onClose: () => void
}

const ACTIONS: Readonly<Record<string, string>> = {
  created: 'Created',
  changed: 'Saved',
  deleted: 'Deleted',
  restored: 'Restored',
}

/** Every save of an entry with author, time and changes; any version can be restored. */
export function HistoryDialog({ history, known, isDirty, onRestored, onClose }: HistoryDialogProps) {
  const { revisions, hasMore, more, error } = useRevisions(history.subject, history.id)
  const [chosen, setChosen] = useState<number>()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const newest = revisions?.[0]
  const shown = revisions?.find(({ id }) => id === chosen) ?? newest

  async function restore(revision: RevisionRow) {
    setBusy(true)
    setProblem(undefined)
    try {
      await restoreRevision(revision.id, known)
      onRestored()
    } catch (reason) {
      setProblem((reason as Error).message)
      setBusy(false)
    }
  }

  return (
    <ReadingDialog open large title="History" onClose={onClose}>
      <div className={styles.columns}>
        <div className={styles.list}>
          {!revisions && !error && <Skeleton className={styles.placeholder} />}
          {error && (
            <Notice title="The history could not be loaded" onRetry={more}>
              {error}
            </Notice>
          )}
          {revisions?.length === 0 && <p>No versions have been recorded yet.</p>}
          <ol className={styles.revisions} aria-label="Versions">
            {revisions?.map((revision) => (
              <li key={revision.id}>
                <button
                  type="button"
                  className={styles.revision}
                  aria-current={revision === shown}
                  onClick={() => setChosen(revision.id)}
                >
                  <strong>
                    {revision === newest ? 'Now' : (ACTIONS[revision.action] ?? revision.action)}
                  </strong>
                  <time dateTime={revision.createdAt}>{longTime(revision.createdAt)}</time>
                  <span className={styles.actor}>{revision.actor || 'Before saves were recorded'}</span>
                </button>
              </li>
            ))}
          </ol>
          {hasMore && (
            <Button variant="secondary" onClick={more}>
              Show older
            </Button>
          )}
        </div>
        <div className={styles.version}>
          {shown && <RevisionView key={shown.id} id={shown.id} describe={history.describe} />}
          {shown && shown !== newest && shown.action !== 'deleted' && (
            <div className={styles.foot}>
              <Button onClick={() => setAsking(true)}>Restore this version</Button>
            </div>
          )}
        </div>
      </div>
      {shown && (
        <ConfirmDialog
          open={isAsking}
          question="Restore this version?"
          confirmLabel="Restore"
          confirmVariant="primary"
          refuseLabel="Cancel"
          busy={isBusy}
          error={problem}
          onConfirm={() => void restore(shown)}
          onRefuse={() => setAsking(false)}
        >
          <p>
            It is saved as the newest version. The current version stays in the history, and whether readers
            see it does not change.
          </p>
          {isDirty && <p>Your unsaved changes are offered again afterwards.</p>}
        </ConfirmDialog>
      )}
    </ReadingDialog>
  )
}
