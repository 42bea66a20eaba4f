import { Button, Notice, Skeleton } from '@arunika/ui'
import { useEffect, useState } from 'react'
import { ReadingDialog } from '../dialog/reading-dialog.tsx'
import { Differences } from '../versions/differences.tsx'
import type { FieldText } from '../versions/field-texts.ts'
import styles from './conflict-dialog.module.css'

/** Data for resolving a conflict between two administrators' changes. */
export interface Versions<Values> {
  /** Kind of the edited entry, e.g. `article`. */
  noun: string
  /** Loads the stored version as form values. */
  loadTheirs: () => Promise<Values>
  /** Describes the fields in form order. */
  describe: (values: Values) => readonly FieldText[]
}

interface ConflictDialogProps<Values> extends Versions<Values> {
  mine: Values
  onReplace: (theirs: Values) => void
  onOpenTheirs: () => void
  onClose: () => void
}

/** Shows another administrator's saved version beside the input and lets the user choose one. */
export function ConflictDialog<Values>(props: ConflictDialogProps<Values>) {
  const { noun, loadTheirs, describe, mine, onReplace, onOpenTheirs, onClose } = props
  const [theirs, setTheirs] = useState<Values>()
  const [error, setError] = useState<Error>()

  // Loaded once per opening, so that the user chooses the version they saw.
  useEffect(() => {
    if (!error) loadTheirs().then(setTheirs, setError)
  }, [error])

  return (
    <ReadingDialog open wide title={`Two versions of this ${noun}`} onClose={onClose}>
      {error && (
        <Notice title="Their version could not be loaded" onRetry={() => setError(undefined)}>
          {error.message}
        </Notice>
      )}
      {!error && !theirs && <Skeleton className={styles.placeholder} />}
      {theirs && (
        <>
          <Differences names={['Theirs', 'Yours']} left={describe(theirs)} right={describe(mine)} />
          <p className={styles.hint}>
            “Open theirs” stores your text in this browser and offers it to you again. “Replace theirs” saves
            your version in place of theirs.
          </p>
          <div className={styles.choices}>
            <Button variant="secondary" onClick={onClose}>
              Keep editing
            </Button>
            <Button variant="secondary" onClick={onOpenTheirs}>
              Open theirs
            </Button>
            <Button variant="danger" onClick={() => onReplace(theirs)}>
              Replace theirs
            </Button>
          </div>
        </>
      )}
    </ReadingDialog>
  )
}
