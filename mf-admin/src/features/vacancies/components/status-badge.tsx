import type { JobStatus } from '@arunika/shared/contracts'
import styles from './status-badge.module.css'

/** A vacancy's status, capitalised; blue while it is open, red otherwise. */
export const StatusBadge = ({ status }: { status: JobStatus }) => (
  <span className={`${styles.status} ${status === 'open' ? styles.open : styles.closed}`}>
    {status.charAt(0).toUpperCase() + status.slice(1)}
  </span>
)
