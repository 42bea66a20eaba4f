import { Skeleton } from '@arunika/shared/ui'
import { ArrowRight, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './overview.module.css'

export interface Figure {
  label: string
  /** Undefined while it is not known. */
  value: number | undefined
  to: string
  /** The next thing to do there. */
  task?: { label: string; to: string }
}

/** The lists in figures, each a way there. */
export function Overview({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ label, value, to, task }) => (
        <li key={label} className={styles.figure}>
          <Link className={styles.link} to={to}>
            <span className={styles.value}>{value ?? <Skeleton className={styles.placeholder} />}</span>
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
