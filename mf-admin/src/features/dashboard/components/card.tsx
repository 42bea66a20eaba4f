import type { ApiError } from '@anyam/data'
import { Badge, Notice, Skeleton } from '@arunika/ui'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './card.module.css'

export interface CardEntry {
  key: string | number
  to: string
  label: string
  detail: string
}

export interface CardProps {
  title: string
  /** Total number, of which the entries may be a part; hidden if undefined. */
  count?: number | undefined
  /** Undefined while loading. */
  entries: readonly CardEntry[] | undefined
  /** Text for an empty list. */
  empty: string
  more: { label: string; to: string }
  error: ApiError | undefined
  onRetry: () => void
}

/** A few recent entries, each a link. */
export function Card({ title, count, entries, empty, more, error, onRetry }: CardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <h3 className={styles.title}>
        {title} {count !== undefined && count > 0 && <Badge variant="hot">{count}</Badge>}
      </h3>
      {!entries && error && (
        <Notice title="This could not be loaded" onRetry={onRetry}>
          {error.message}
        </Notice>
      )}
      {!entries && !error && <Skeleton className={styles.placeholder} />}
      {entries?.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul className={styles.entries}>
        {entries?.map(({ key, to, label, detail }) => (
          <li key={key}>
            <Link className={styles.entry} to={to}>
              <strong>{label}</strong>
              <span className={styles.detail}>{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.more} to={more.to}>
        {more.label} <ArrowRight aria-hidden size={16} />
      </Link>
    </section>
  )
}
