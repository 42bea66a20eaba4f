import type { RevisedEntry, Revision } from '@arunika/admin-contracts'
import { Notice, Skeleton } from '@arunika/ui'
import { useEffect, useState } from 'react'
import { Differences } from '../versions/differences.tsx'
import type { FieldText } from '../versions/field-texts.ts'
import styles from './history-dialog.module.css'
import { getRevision } from './revisions.ts'

interface RevisionViewProps {
  id: number
  describe: (entry: RevisedEntry) => readonly FieldText[]
}

/** The changes of one save. */
export function RevisionView({ id, describe }: RevisionViewProps) {
  const [revision, setRevision] = useState<Revision>()
  const [error, setError] = useState<string>()

  useEffect(() => {
    let isHere = true
    if (error === undefined)
      getRevision(id).then(
        (found) => isHere && setRevision(found),
        (reason: Error) => isHere && setError(reason.message),
      )
    return () => {
      isHere = false
    }
  }, [id, error])

  if (error !== undefined) {
    return (
      <Notice title="This version could not be loaded" onRetry={() => setError(undefined)}>
        {error}
      </Notice>
    )
  }
  if (!revision) return <Skeleton className={styles.placeholder} />
  const { entry, before } = revision
  if (before)
    return <Differences names={['Before', 'After']} left={describe(before)} right={describe(entry)} />
  return (
    <dl className={styles.first}>
      {describe(entry).map(({ label, value, text, picture }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{picture ? <img src={picture} alt="" /> : (text ?? value) || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
