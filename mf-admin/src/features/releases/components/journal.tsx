import type { ReleaseChange } from '@anyam/protocol'
import { recentTime } from '@arunika/text'
import { Fragment } from 'react'
import styles from './journal.module.css'

const done: Record<ReleaseChange['action'], string> = {
  publish: 'was published',
  promote: 'went live',
  rollback: 'was rolled back to',
  remove: 'was removed',
  canary: 'went on trial',
  halt: 'was halted',
  pin: 'was pinned',
  unpin: 'was unpinned',
  retire: 'was retired',
  handover: 'went live',
}

/** Note on the entry of a build that was forced past the gate. */
const verdicts = {
  passed: '',
  refused: ', though the gate refuses it',
  inconclusive: ', though the gate could not try it',
  unchecked: ', unchecked by the gate',
}

/** Release history of the remotes, newest first. */
export function Journal({ journal }: { journal: readonly ReleaseChange[] }) {
  return (
    <section className={styles.card} aria-labelledby="journal">
      <h2 id="journal" className={styles.title}>
        Journal
      </h2>
      {journal.length === 0 && <p className={styles.none}>Nothing has been released yet.</p>}
      <ol className={styles.changes}>
        {journal.map((change) => (
          <li
            key={`${change.at} ${change.remote} ${change.action} ${change.build}`}
            className={styles.change}
          >
            <time className={styles.when} dateTime={change.at}>
              {recentTime(change.at)}
            </time>
            <p className={styles.what} data-action={change.action}>
              <strong>{change.remote}</strong> <code>{change.build}</code> {done[change.action]}
              {change.path && ` with ${change.path} of ${change.from}`}
              {change.percent !== undefined && ` with ${change.percent} of 100 visitors`}
              {change.by && ` by ${change.by}`}
              {change.approvedBy && `, approved by ${change.approvedBy}`}
              {change.verdict && verdicts[change.verdict]}
              {change.accepted &&
                `, with accepted changes: ${change.accepted.map((one) => one.change).join(', ')}`}
              {[change.override, change.reason].map(
                (reason) => reason && <Fragment key={reason}>: “{reason}”</Fragment>,
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
