import type { ReactNode } from 'react'
import styles from './opening.module.css'

interface OpeningProps {
  title: string
  children: ReactNode
}

/** Opening of a page. */
export function Opening({ title, children }: OpeningProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </>
  )
}
