import type { ReactNode } from 'react'
import styles from './call-to-action.module.css'

/** Closing section of a page: a question with buttons. */
export function CallToAction({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  )
}
