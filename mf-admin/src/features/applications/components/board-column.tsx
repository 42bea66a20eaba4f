import type { ApplicationPage, ApplicationRow, CountedStage } from '@arunika/admin-contracts'
import { Button, Notice, Skeleton } from '@arunika/ui'
import { useState } from 'react'
import { useListPage } from '../../../lib/use-list-page.ts'
import { applicationsPath } from '../api/get-applications.ts'
import styles from './board.module.css'
import { BoardCard } from './board-card.tsx'

export interface BoardCommands {
  stages: readonly CountedStage[]
  isSelected: (row: ApplicationRow) => boolean
  select: (row: ApplicationRow, isSelected: boolean) => void
  open: (id: number) => void
  /** Resolves to true if the application was moved. */
  move: (row: ApplicationRow, stage: CountedStage) => Promise<boolean>
}

interface BoardColumnProps extends BoardCommands {
  vacancyId: string
  stage: CountedStage
}

/** One stage with its newest applications first, paginated. */
export function BoardColumn({ vacancyId, stage, ...commands }: BoardColumnProps) {
  const { name, applications } = stage
  return (
    <section className={styles.column} aria-label={`${name}, ${applications}`}>
      <h2 className={styles.title} tabIndex={-1}>
        {name} <span className={styles.count}>{applications.toLocaleString('en-US')}</span>
      </h2>
      <Page path={applicationsPath(vacancyId)} stage={stage} after="" {...commands} />
    </section>
  )
}

interface PageProps extends BoardCommands {
  path: string
  stage: CountedStage
  /** Cursor of the page. */
  after: string
}

/** One page of a column; it loads the next page on request. */
function Page(props: PageProps) {
  const { path, stage, after, ...commands } = props
  const [hasMore, setHasMore] = useState(false)
  const filters = { stage: String(stage.id) }
  const query = { search: '', sort: '', page: 1, after, before: '', filters }
  const { data, error, mutate } = useListPage<ApplicationPage>(path, query)
  if (!data && error)
    return (
      <Notice title="Not loaded" onRetry={() => void mutate()}>
        {error.message}
      </Notice>
    )
  if (!data) return stage.applications > 0 && <Skeleton className={styles.card} />
  return (
    <>
      <ul className={styles.cards}>
        {data.entries.map((row) => (
          <BoardCard key={row.id} row={row} {...commands} />
        ))}
      </ul>
      {data.next && !hasMore && (
        <Button variant="secondary" onClick={() => setHasMore(true)}>
          More
        </Button>
      )}
      {data.next && hasMore && <Page {...props} after={data.next} />}
    </>
  )
}
