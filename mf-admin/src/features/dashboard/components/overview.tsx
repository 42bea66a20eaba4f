import type { ApiError } from '@anyam/data'
import { MAX_COUNTED } from '@arunika/admin-contracts'
import { Notice, Skeleton } from '@arunika/ui'
import { ArrowRight, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './overview.module.css'

export interface Figure {
  label: string
  /** Undefined while loading. */
  value: number | undefined
  to: string
  /** The next task there. */
  task?: { label: string; to: string }
}

interface OverviewProps {
  figures: readonly Figure[]
  error: ApiError | undefined
  onRetry: () => void
}

const valueText = (value: number) => `${value.toLocaleString('en-US')}${value === MAX_COUNTED ? '+' : ''}`

/** Counts of the lists, each with a link. */
export function Overview({ figures, error, onRetry }: OverviewProps) {
  if (error) {
    return (
      <Notice title="The figures could not be loaded" onRetry={onRetry}>
        {error.message}
      </Notice>
    )
  }
  return (
    <ul className={styles.figures}>
      {figures.map(({ label, value, to, task }) => (
        <li key={label} className={styles.figure}>
          <Link className={styles.link} to={to}>
            <span className={styles.value}>
              {value === undefined ? <Skeleton className={styles.placeholder} /> : valueText(value)}
            </span>
            <span className={styles.label}>
              {label} <ArrowRight aria-hidden size={16} />
            </span>
          </Link>
          {task && (
            <Link className={styles.task} to={task.to}>
              <Plus aria-hidden size={16} /> {task.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
