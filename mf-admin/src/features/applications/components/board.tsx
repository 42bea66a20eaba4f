import { isApiError } from '@anyam/data'
import type { ApplicationRow, CountedStage } from '@arunika/admin-contracts'
import { Button, Notice, Skeleton } from '@arunika/ui'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { offerUndo } from '../../../components/feedback/pending-deletions.ts'
import { whoAndWhen } from '../../../components/form/use-saving.ts'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import { useOpenEntry } from '../../../components/table/use-open-entry.ts'
import { isAllowed } from '../../../lib/rights.ts'
import { keysOf } from '../../../lib/use-list-page.ts'
import { callMove } from '../api/change-application.ts'
import { applicationsPath, useApplications } from '../api/get-applications.ts'
import { useStages } from '../api/get-stages.ts'
import { moveBack } from '../api/move-applications.ts'
import { useReadingMark } from '../hooks/use-reading-mark.ts'
import { AnnounceButton } from './announce-button.tsx'
import styles from './board.module.css'
import { BoardColumn } from './board-column.tsx'
import { BulkStage } from './bulk-stage.tsx'
import { LaterReading } from './later-reading.tsx'

/** Applications of a vacancy, with a column for each stage. */
export default function Board({ vacancyId }: { vacancyId: string }) {
  const { data, error, mutate } = useStages(vacancyId)
  const cache = useSWRConfig()
  const refresh = () => Promise.all([mutate(), cache.mutate(keysOf(applicationsPath(vacancyId)))])
  const opened = useOpenEntry()
  const list = useApplications(vacancyId, useListQuery())
  useReadingMark(opened.id, list.data, list.mutate)
  const [selected, setSelected] = useState<readonly ApplicationRow[]>([])
  const [problem, setProblem] = useState<string>()

  /** @returns true if it is now in the stage */
  async function move(row: ApplicationRow, stage: CountedStage): Promise<boolean> {
    if (row.stage?.id === stage.id) return false
    setProblem(undefined)
    try {
      await callMove({ ids: [row.id], stage: stage.id, ...(row.stage && { if_stage: row.stage.id }) })
      offerUndo(`${row.name} moved to ${stage.name}.`, () => moveBack([row], stage).finally(refresh))
      return true
    } catch (failure) {
      const who = isApiError(failure) ? whoAndWhen(failure.body.changed) : ''
      setProblem(`${row.name} was not moved. ${(failure as Error).message} ${who}`.trim())
      return false
    } finally {
      await refresh()
    }
  }
  const select = (row: ApplicationRow, isSelected: boolean) =>
    setSelected((rows) => [...rows.filter(({ id }) => id !== row.id), ...(isSelected ? [row] : [])])

  if (!data && error)
    return (
      <Notice title="The board could not be loaded" onRetry={() => void mutate()}>
        {error.message}
      </Notice>
    )
  if (!data) return <Skeleton className={styles.columns} />
  return (
    <>
      <div role="status">
        {selected.length > 0 && (
          <div className={styles.bulk}>
            <strong>{selected.length} selected</strong>
            <BulkStage
              stages={data.stages}
              applications={selected}
              onMoved={() => setSelected([])}
              refreshList={refresh}
            />
            {isAllowed('careers') && <AnnounceButton applications={selected} onAnnounced={refresh} />}
            <Button variant="secondary" onClick={() => setSelected([])}>
              Clear
            </Button>
          </div>
        )}
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <section className={styles.columns} aria-label="Board" tabIndex={0}>
        {data.stages.map((stage) => (
          <BoardColumn
            key={stage.id}
            vacancyId={vacancyId}
            stage={stage}
            stages={data.stages}
            isSelected={({ id }) => selected.some((row) => row.id === id)}
            select={select}
            open={opened.open}
            move={move}
          />
        ))}
      </section>
      <LaterReading opened={opened} refreshList={refresh} />
    </>
  )
}
