import type { PolicyRemark } from '@anyam/protocol'
import styles from './policy.module.css'

/** Sentences of a policy, or its changes. */
export function PolicyList({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <ul className={styles.list}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** Remarks about a policy, with their positions. */
export function RemarkList({ remarks }: { remarks: readonly PolicyRemark[] }) {
  return (
    <ul className={styles.list}>
      {remarks.map(({ at, message }) => (
        <li key={`${at} ${message}`}>
          {at && (
            <>
              <code>{at}</code>:{' '}
            </>
          )}
          {message}
        </li>
      ))}
    </ul>
  )
}
