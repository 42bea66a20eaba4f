import { useWords } from '@anyam/federation/use-words'
import { FIELD_NAMES } from '../fields.ts'
import { formWords } from '../form-words.ts'
import type { Sending } from '../hooks/use-sending.ts'
import { FilledIn } from './filled-in.tsx'
import styles from './progress.module.css'
import { SendProgress } from './send-progress.tsx'

interface ProgressProps {
  /** Number of text fields with a value. */
  texts: number
  documents: readonly File[]
  sending: Sending
  onCancel: () => void
}

/** Progress of a form in use: how much is filled in, then how much has been sent. */
export function Progress({ texts, documents, sending, onCancel }: ProgressProps) {
  const { stopped } = useWords(formWords)
  if (sending.phase === 'sending') return <SendProgress percent={sending.percent} onCancel={onCancel} />
  return (
    <>
      {sending.phase === 'stopped' && (
        <p className={styles.stopped} role="status">
          {stopped}
        </p>
      )}
      <FilledIn count={texts + (documents.length > 0 ? 1 : 0)} total={FIELD_NAMES.length + 1} />
    </>
  )
}
