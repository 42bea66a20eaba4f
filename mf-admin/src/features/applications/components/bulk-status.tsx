import type { ApplicationRow } from '@arunika/admin-contracts'
import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '@arunika/contracts'
import { useState } from 'react'
import { offerUndo } from '../../../components/feedback/pending-deletions.ts'
import { moveApplications, moveBack } from '../api/move-applications.ts'
import styles from './bulk-status.module.css'

function movedText(moved: number, requested: number, status: ApplicationStatus): string {
  const name = APPLICATION_STATUS_NAMES[status]
  if (moved === requested) return `${moved} moved to ${name}.`
  return `${moved} of ${requested} moved to ${name}. The others are as they were.`
}

interface BulkStatusProps {
  applications: readonly ApplicationRow[]
  /** Clears the selection. */
  onMoved: () => void
  refreshList: () => Promise<unknown>
}

/** Moves all selected applications to one status, and offers to undo that. */
export function BulkStatus({ applications, onMoved, refreshList }: BulkStatusProps) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function move(status: ApplicationStatus) {
    setBusy(true)
    setProblem(undefined)
    const others = applications.filter((application) => application.status !== status)
    const moved: Pick<ApplicationRow, 'id' | 'status'>[] = []
    try {
      await moveApplications(others, status, moved)
      if (moved.length > 0 || others.length === 0) onMoved()
      else setProblem('Not moved. Someone else has changed them meanwhile.')
    } catch (error) {
      setProblem(`Not moved. ${(error as Error).message}`)
    }
    if (moved.length > 0)
      offerUndo(movedText(moved.length, others.length, status), async () => {
        await moveBack(moved, status).finally(refreshList)
      })
    await refreshList()
    setBusy(false)
  }
  return (
    <>
      <select
        className={styles.choice}
        aria-label="Move the selected applications"
        value=""
        disabled={busy}
        onChange={(event) => void move(event.target.value as ApplicationStatus)}
      >
        <option value="" disabled>
          Move to…
        </option>
        {Object.entries(APPLICATION_STATUS_NAMES).map(([status, name]) => (
          <option key={status} value={status}>
            {name}
          </option>
        ))}
      </select>
      {problem}
    </>
  )
}
