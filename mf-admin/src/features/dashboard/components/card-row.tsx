import type { ReactNode } from 'react'
import styles from './card-row.module.css'

interface CardRowProps {
  title: string
  note?: ReactNode
  children: ReactNode
}

/** Cards about one thing, as many side by side as fit. */
export function CardRow({ title, note, children }: CardRowProps) {
  return (
    <section className={styles.row} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.cards}>{children}</div>
    </section>
  )
}
