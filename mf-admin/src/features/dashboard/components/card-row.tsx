import type { ReactNode } from 'react'
import styles from './card-row.module.css'

interface CardRowProps {
  title: string
  detail?: ReactNode
  children: ReactNode
}

/** Cards about one topic, with as many columns as fit. */
export function CardRow({ title, detail, children }: CardRowProps) {
  return (
    <section className={styles.row} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {detail && <p className={styles.detail}>{detail}</p>}
      <div className={styles.cards}>{children}</div>
    </section>
  )
}
