import { recentTime } from '@arunika/text'
import { Link } from 'react-router-dom'
import { useIsOnlySpecified } from '../../lib/only-specified.ts'
import styles from './new-entries.module.css'
import { useNewEntries } from './new-entry.ts'

/** Entries that somebody began and nobody has saved. @param path of the kind: `articles` */
export function NewEntries({ path }: { path: string }) {
  const { data = [] } = useNewEntries(useIsOnlySpecified() ? undefined : path)
  if (data.length === 0) return null
  return (
    <section className={styles.list} aria-label="Not saved yet">
      <h2 className={styles.title}>Not saved yet</h2>
      <ul className={styles.entries}>
        {data.map(({ id, title, by, at }) => (
          <li key={id}>
            <Link to={`/admin/${path}/edit/${id}`}>
              <bdi>{title || 'Untitled'}</bdi>
            </Link>{' '}
            by {by}, {recentTime(at)}
          </li>
        ))}
      </ul>
    </section>
  )
}
