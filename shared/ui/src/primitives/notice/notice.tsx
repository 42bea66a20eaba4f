import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  title: string
  children?: ReactNode
  /** If set, shows a retry button. */
  onRetry?: () => void
  retryLabel?: string
}

/** A friendly message that something is missing or failed, with an optional retry button. */
export function Notice({ title, children, onRetry, retryLabel = 'Try again' }: NoticeProps) {
  return (
    <div className={styles.notice} role={onRetry ? 'alert' : undefined}>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
    </div>
  )
}
