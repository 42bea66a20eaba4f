import type { Application } from '@arunika/contracts'
import { longTime } from '@arunika/text'
import styles from './moves.module.css'

/** Stage changes of an application with author and time, and the source of the application. */
export function Moves({ application: { moves = [], source } }: { application: Application }) {
  if (moves.length === 0 && !source) return null
  return (
    <section aria-label="History">
      <h3 className={styles.title}>History</h3>
      <ol className={styles.moves}>
        {moves.map(({ id, from, to, by, createdAt }) => (
          <li key={id}>
            {from} → <strong>{to}</strong>, {by}, <time dateTime={createdAt}>{longTime(createdAt)}</time>
          </li>
        ))}
        {source && <li>The applicant came from {source}.</li>}
      </ol>
    </section>
  )
}
