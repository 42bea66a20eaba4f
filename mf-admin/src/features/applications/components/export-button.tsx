import { Button } from '@arunika/ui'
import { useState } from 'react'
import { exportApplications } from '../api/export-applications.ts'
import styles from './export-button.module.css'

interface ExportButtonProps {
  vacancyId: string
  /** Filters of the list, which the export shares. */
  filters: Readonly<Record<string, string>>
}

/** Exports the applications for a spreadsheet. */
export function ExportButton({ vacancyId, filters }: ExportButtonProps) {
  const [error, setError] = useState<string>()
  async function save() {
    setError(undefined)
    await exportApplications(vacancyId, filters).catch((error: Error) => setError(error.message))
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void save()}>
        Export CSV
      </Button>
      {error && (
        <span className={styles.error} role="alert">
          Not exported. {error}
        </span>
      )}
    </>
  )
}
