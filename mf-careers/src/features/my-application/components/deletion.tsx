import type { DeletionReceipt } from '@arunika/contracts'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { deleteMine } from '../api/my-application.ts'
import styles from './my-application.module.css'

interface DeletionProps {
  token: string
  onDeleted: (receipt: DeletionReceipt) => void
}

/** Deletes the application, after a second click. */
export function Deletion({ token, onDeleted }: DeletionProps) {
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!isSure) {
    return (
      <div className={styles.actions}>
        <Button variant="danger" onClick={() => setSure(true)}>
          Delete everything now
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.question} role="alert">
      <p>
        Your answers and documents are deleted at once and for good, and we can no longer consider you. You
        get a receipt.
      </p>
      {problem && <p data-error>{problem}</p>}
      <div className={styles.actions}>
        <Button
          variant="danger"
          onClick={() => void deleteMine(token).then(onDeleted, (error: Error) => setProblem(error.message))}
        >
          Yes, delete it
        </Button>
        <Button variant="secondary" onClick={() => setSure(false)}>
          Keep it
        </Button>
      </div>
    </div>
  )
}
