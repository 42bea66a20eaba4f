import type { BuildCard } from '@arunika/admin-contracts'
import { recentTime } from '@arunika/text'
import styles from './build-line.module.css'
import { Commit } from './commit.tsx'

/** Which build it is, who made it, from what and when. */
export function BuildLine({ card }: { card: BuildCard }) {
  return (
    <p className={styles.line}>
      <strong className={styles.version}>{card.version}</strong>
      <code className={styles.build}>{card.build}</code>
      <span>{card.author}</span>
      <Commit {...card} />
      <time dateTime={card.createdAt}>built {recentTime(card.createdAt)}</time>
    </p>
  )
}
