import type { ApplicationRow } from '@arunika/admin-contracts'
import type { ApplicationStage } from '@arunika/contracts'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { offerUndo } from '../../../components/feedback/pending-deletions.ts'
import { moveApplications, moveBack } from '../api/move-applications.ts'
import styles from './bulk-stage.module.css'

function movedText(moved: number, requested: number, { name }: ApplicationStage): string {
  if (moved === requested) return `${moved} moved to ${name}.`
  return `${moved} of ${requested} moved to ${name}. The others are as they were.`
}

interface BulkStageProps {
  /** Stages of the vacancy, in order. */
  stages: readonly ApplicationStage[]
  applications: readonly ApplicationRow[]
  /** Clears the selection. */
  onMoved: () => void
  refreshList: () => Promise<unknown>
}

/** Moves all selected applications to one stage and offers to undo the move. */
export function BulkStage({ stages, applications, onMoved, refreshList }: BulkStageProps) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [questioned, setQuestioned] = useState<ApplicationStage>()
  const othersThan = (stage: ApplicationStage) =>
    applications.filter((application) => application.stage?.id !== stage.id)
  const isQuestionable = (stage: ApplicationStage) =>
    stage.status === 'rejected' && othersThan(stage).length > 1

  async function move(stage: ApplicationStage) {
    setQuestioned(undefined)
    setBusy(true)
    setProblem(undefined)
    const others = othersThan(stage)
    const moved: Pick<ApplicationRow, 'id' | 'stage'>[] = []
    try {
      await moveApplications(others, stage, moved)
      if (moved.length > 0 || others.length === 0) onMoved()
      else setProblem('Not moved. Someone else has changed them meanwhile.')
    } catch (error) {
      setProblem(`Not moved. ${(error as Error).message}`)
    }
    if (moved.length > 0)
      offerUndo(movedText(moved.length, others.length, stage), async () => {
        await moveBack(moved, stage).finally(refreshList)
      })
    await refreshList()
    setBusy(false)
  }
  return (
    <>
      <select
        className={styles.choice}
        aria-label="Move the selected applications"
        value=""
        disabled={busy}
        onChange={({ target }) => {
          const stage = stages.find(({ id }) => String(id) === target.value)
          if (!stage) return
          if (isQuestionable(stage)) setQuestioned(stage)
          else void move(stage)
        }}
      >
        <option value="" disabled>
          Move to…
        </option>
        {stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {problem}
      {questioned && (
        <ConfirmDialog
          open
          question={`Move ${othersThan(questioned).length} applications to ${questioned.name}?`}
          confirmLabel="Move"
          refuseLabel="Cancel"
          onConfirm={() => void move(questioned)}
          onRefuse={() => setQuestioned(undefined)}
        >
          Their applicants see nothing of it until you announce it.
        </ConfirmDialog>
      )}
    </>
  )
}
