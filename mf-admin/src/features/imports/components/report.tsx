import type { ImportEntry, ImportReport, ImportRow } from '@arunika/admin-contracts'
import { Badge, Button, Notice, Skeleton } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { saveAs } from '../../../lib/admin-download.ts'
import { useImportReport } from '../api/imports.ts'
import { countsText, OUTCOME_NAMES, reportText } from '../report-text.ts'
import styles from './report.module.css'

const VARIANTS = { published: 'good', draft: 'info', skipped: 'plain' } as const

const Entry = ({ title, outcome, articleId, remarks }: ImportEntry) => (
  <li className={styles.entry}>
    <Badge variant={VARIANTS[outcome]}>{OUTCOME_NAMES[outcome]}</Badge>{' '}
    <bdi className={styles.name}>
      {articleId === null ? title : <Link to={`/admin/articles/edit/${articleId}`}>{title}</Link>}
    </bdi>
    {remarks.length > 0 && (
      <ul className={styles.remarks}>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    )}
  </li>
)

/** Progress of an import, and then what became of each article. */
export function Report({ row }: { row: ImportRow }) {
  const { fileName, state, articles, published, draft, skipped } = row
  const done = published + draft + skipped
  return (
    <section className={styles.report} aria-label="Report">
      <h2 className={styles.title}>
        Report on <bdi>{fileName}</bdi>
      </h2>
      <p role="status" className={styles.counts}>
        {state === 'running'
          ? `${done} of ${articles} articles are done. You may leave this screen.`
          : `${countsText(row)}.`}
      </p>
      {state === 'running' && (
        <progress className={styles.progress} aria-label="Progress" value={done} max={articles} />
      )}
      {state === 'interrupted' && (
        <p className={styles.interrupted}>
          The import was interrupted after {done} of {articles} articles. Import the file again: what is
          already there is skipped.
        </p>
      )}
      {state !== 'running' && <Entries id={row.id} />}
    </section>
  )
}

function Entries({ id }: { id: number }) {
  const { data, error, mutate } = useImportReport(id)
  if (!data && error)
    return (
      <Notice title="The report could not be loaded" onRetry={() => void mutate()}>
        {error.message}
      </Notice>
    )
  if (!data) return <Skeleton className={styles.placeholder} />
  const save = ({ fileName }: ImportReport) =>
    saveAs(new Blob([reportText(data)], { type: 'text/plain' }), `Import of ${fileName}.txt`)
  return (
    <>
      {data.remarks.map((remark) => (
        <p key={remark} className={styles.remark}>
          {remark}
        </p>
      ))}
      <Button variant="secondary" onClick={() => save(data)}>
        Download the report
      </Button>
      <ul className={styles.entries} aria-label="Articles">
        {data.entries.map((entry, nth) => (
          <Entry key={`${nth} ${entry.title}`} {...entry} />
        ))}
      </ul>
    </>
  )
}
