import type { ReactNode } from 'react'
import styles from './badge.module.css'

export function Badge({
  look = 'plain',
  children,
}: {
  look?: 'hot' | 'plain' | 'info' | 'good' | 'bad'
  children: ReactNode
}) {
  return <span className={`${styles.badge} ${styles[look]}`}>{children}</span>
}
