import type { ReactNode } from 'react'
import styles from './badge.module.css'

export function Badge({
  variant = 'plain',
  children,
}: {
  variant?: 'hot' | 'plain' | 'info' | 'good' | 'bad'
  children: ReactNode
}) {
  return <span className={`${styles.badge} ${styles[variant]}`}>{children}</span>
}
