import type { AsOfRow, SeenSubject } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'
import { Badge, Button, Notice, Skeleton, VisuallyHidden } from '@arunika/ui'
import { useAsOf } from '../api/as-of.ts'
import styles from './as-of.module.css'

export const KINDS = {
  article: 'Articles',
  'job vacancy': 'Job vacancies',
  category: 'Categories',
} as const satisfies Record<SeenSubject, string>

const SINCE = {
  same: <Badge variant="good">The same today</Badge>,
  changed: <Badge>Changed since</Badge>,
  deleted: <Badge variant="hot">Deleted since</Badge>,
} as const satisfies Record<AsOfRow['since'], unknown>

interface EntriesProps {
  at: string
  subject: SeenSubject
  onSubject: (subject: SeenSubject) => void
  onRead: (row: AsOfRow) => void
}

/** Entries of one kind that readers saw. */
export function Entries({ at, subject, onSubject, onRead }: EntriesProps) {
  const { entries, hasMore, more, isLoading, error, retry } = useAsOf(subject, at)
  return (
    <section className={styles.card} aria-labelledby="entries">
      <div className={styles.head}>
        <h2 id="entries" className={styles.title}>
          What readers saw
        </h2>
        <fieldset className={styles.kinds}>
          <legend>
            <VisuallyHidden>Kind</VisuallyHidden>
          </legend>
          {(Object.keys(KINDS) as SeenSubject[]).map((kind) => (
            <label key={kind} className={styles.kind}>
              <input type="radio" name="kind" checked={kind === subject} onChange={() => onSubject(kind)} />
              {KINDS[kind]}
            </label>
          ))}
        </fieldset>
      </div>
      {error && (
        <Notice title="The entries could not be loaded" onRetry={retry}>
          {error.message}
        </Notice>
      )}
      {!entries && !error && <Skeleton className={styles.placeholder} />}
      {entries?.length === 0 && !hasMore && <p className={styles.none}>Readers saw none at that time.</p>}
      <ul className={styles.rows}>
        {entries?.map((row) => (
          <li key={row.id} className={styles.row}>
            <div className={styles.what}>
              <strong>{row.title}</strong>
              <p className={styles.details}>
                {row.savedAt ? (
                  <>
                    Saved on <time dateTime={row.savedAt}>{longTime(row.savedAt)}</time>
                    {row.actor && ` by ${row.actor}`}
                  </>
                ) : (
                  'Not changed since saves are recorded'
                )}
              </p>
            </div>
            {SINCE[row.since]}
            {subject !== 'category' && (
              <Button variant="secondary" onClick={() => onRead(row)}>
                Read
                <VisuallyHidden> {row.title} as it was</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" disabled={isLoading} onClick={more}>
          Show more
        </Button>
      )}
    </section>
  )
}
