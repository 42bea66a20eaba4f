import { Button } from '@arunika/ui'
import { useState } from 'react'
import { exportApplications } from '../api/export-applications.ts'
import styles from './export-button.module.css'

interface ExportButtonProps {
  vacancyId: string
  /** Only applications of this status; all when empty. */
  status: string
}

/** Saves the applications for a spreadsheet. */
export function ExportButton({ vacancyId, status }: ExportButtonProps) {
  const [fault, setFault] = useState<string>()
  async function save() {
    setFault(undefined)
    await exportApplications(vacancyId, status).catch((error: Error) => setFault(error.message))
  }
  return (
    <>
      <Button look="secondary" onClick={() => void save()}>
        Export CSV
      </Button>
      {fault && (
        <span className={styles.fault} role="alert">
          Not exported. {fault}
        </span>
      )}
    </>
  )
}
