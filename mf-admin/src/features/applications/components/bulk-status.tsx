import type { ApplicationRow } from '@arunika/admin-contracts'
import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '@arunika/contracts'
import { useState } from 'react'
import { moveApplications } from '../api/move-applications.ts'
import styles from './bulk-status.module.css'

interface BulkStatusProps {
  applications: readonly ApplicationRow[]
  onMoved: () => void
}

/** Moves all selected applications to one status. */
export function BulkStatus({ applications, onMoved }: BulkStatusProps) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function move(status: ApplicationStatus) {
    setBusy(true)
    setProblem(undefined)
    await moveApplications(
      applications.map(({ id }) => id),
      status,
    ).then(onMoved, (error: Error) => setProblem(`Not moved. ${error.message}`))
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
