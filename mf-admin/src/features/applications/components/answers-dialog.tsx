import type { ApplicationRow } from '@arunika/admin-contracts'
import { Notice, Skeleton } from '@arunika/ui'
import type { KeyboardEvent } from 'react'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { setStatus } from '../api/change-application.ts'
import { useApplication } from '../api/get-applications.ts'
import type { Stepping } from '../hooks/use-stepping.ts'
import { Answers } from './answers.tsx'
import { Steps } from './steps.tsx'

interface ApplicationCommands {
  onDelete: (application: ApplicationRow) => void
  /** Fetches the list again. */
  refreshList: () => Promise<unknown>
}

interface AnswersDialogProps extends ApplicationCommands {
  /** Undefined while none is open. */
  application: ApplicationRow | undefined
  steps: Stepping
  onClose: () => void
}

/** Keys typed into a field belong to the field. */
const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null

export function AnswersDialog({ application, steps, onClose, ...commands }: AnswersDialogProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight' || event.key === 'j') steps.go(1)
    if (event.key === 'ArrowLeft' || event.key === 'k') steps.go(-1)
  }

  return (
    <ReadingDialog
      open={application !== undefined}
      title="Answers and Documents"
      onClose={onClose}
      onKeyDown={onKeyDown}
      tools={application && <Steps {...steps} />}
    >
      {application && <LoadedAnswers key={application.id} row={application} {...commands} />}
    </ReadingDialog>
  )
}

/** The list has what its columns show; the answers are fetched when opened. */
function LoadedAnswers({ row, onDelete, refreshList }: ApplicationCommands & { row: ApplicationRow }) {
  const { data: application, error, mutate } = useApplication(row.id)
  if (!application && !error) return <Skeleton />
  if (!application) {
    return (
      <Notice title="The answers could not be loaded" onRetry={() => void mutate()}>
        {error?.message}
      </Notice>
    )
  }
  return (
    <Answers
      application={application}
      onStatus={async (changed, status) => {
        await setStatus(changed, status, mutate)
        await refreshList()
      }}
      onDelete={() => onDelete(row)}
      refresh={mutate}
    />
  )
}
