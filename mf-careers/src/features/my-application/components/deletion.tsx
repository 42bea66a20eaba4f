import type { ApiError } from '@anyam/data'
import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { DeletionReceipt } from '@arunika/contracts'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { explain } from '../../../lib/problem-words.ts'
import { deleteMine } from '../api/my-application.ts'
import { myApplicationWords } from '../words.ts'
import styles from './my-application.module.css'

interface DeletionProps {
  token: string
  onDeleted: (receipt: DeletionReceipt) => void
}

/** Deletes the application after a confirming second click. */
export function Deletion({ token, onDeleted }: DeletionProps) {
  const language = useLanguage()
  const words = useWords(myApplicationWords)
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!isSure) {
    return (
      <div className={styles.actions}>
        <Button variant="danger" onClick={() => setSure(true)}>
          {words.deleteAll}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.question} role="alert">
      <p>{words.deleteText}</p>
      {problem && <p data-error>{problem}</p>}
      <div className={styles.actions}>
        <Button
          variant="danger"
          onClick={() =>
            void deleteMine(token, language).then(onDeleted, async (error: ApiError) =>
              setProblem(await explain(error, language)),
            )
          }
        >
          {words.sure}
        </Button>
        <Button variant="secondary" onClick={() => setSure(false)}>
          {words.keep}
        </Button>
      </div>
    </div>
  )
}
