import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './outside-page.module.css'

interface OutsidePageProps {
  title: string
  /** Target of the link back. */
  back: { to: string; label: string }
  children: ReactNode
}

/** A page of the back-office for visitors who are not logged in. */
export function OutsidePage({ title, back, children }: OutsidePageProps) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <Link className={styles.back} to={back.to}>
        {back.label}
      </Link>
    </main>
  )
}
