import { X } from 'lucide-react'
import { holdDeletions, type PendingDeletion, takeBack, usePendingDeletions } from './pending-deletions.ts'
import styles from './undo-bar.module.css'

const hold = () => holdDeletions(true)
const release = () => holdDeletions(false)

/** Offers to undo a deletion; the timer pauses while the pointer or the focus is on it. */
export function UndoBar() {
  const pending = usePendingDeletions()
  return (
    <div
      className={styles.bar}
      role="status"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {pending.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </div>
  )
}

function Entry({ entry: { id, text, failure: error } }: { entry: PendingDeletion }) {
  return (
    <div className={styles.entry} data-invalid={error !== undefined || undefined}>
      <span>{error ?? text}</span>
      {error === undefined ? (
        <button type="button" className={styles.undo} onClick={() => takeBack(id)}>
          Undo
        </button>
      ) : (
        <button type="button" className={styles.undo} aria-label="Close" onClick={() => takeBack(id)}>
          <X aria-hidden size={18} />
        </button>
      )}
    </div>
  )
}
