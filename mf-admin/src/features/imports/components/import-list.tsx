import type { ImportRow } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'
import { Badge } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { countsText } from '../report-text.ts'
import styles from './import-list.module.css'

interface ImportListProps {
  imports: readonly ImportRow[]
  /** The import whose report is shown. */
  shown: number | undefined
}

/** The last imports, each with a link to its report. */
export const ImportList = ({ imports, shown }: ImportListProps) => (
  <section className={styles.section}>
    <h2 className={styles.title}>Last imports</h2>
    <ul className={styles.imports}>
      {imports.map((row) => (
        <li key={row.id}>
          <Link to={`?id=${row.id}`} aria-current={row.id === shown || undefined}>
            <bdi>{row.fileName}</bdi>
          </Link>{' '}
          {row.state === 'running' && <Badge variant="info">Running</Badge>}
          {row.state === 'interrupted' && <Badge variant="bad">Interrupted</Badge>}
          <br />
          <time dateTime={row.createdAt}>{longTime(row.createdAt)}</time>, {row.actor}: {countsText(row)}
        </li>
      ))}
    </ul>
  </section>
)
