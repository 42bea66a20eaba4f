import type { BuildCard } from '@anyam/protocol'
import { recentTime } from '@arunika/text'
import styles from './build-summary.module.css'
import { Commit } from './commit.tsx'

/** The build's id, author, commit and date. */
export function BuildSummary({ card }: { card: BuildCard }) {
  return (
    <p className={styles.summary}>
      <strong className={styles.version}>{card.version}</strong>
      <code className={styles.build}>{card.build}</code>
      <span>{card.author}</span>
      <Commit {...card} />
      <time dateTime={card.createdAt}>built {recentTime(card.createdAt)}</time>
    </p>
  )
}
