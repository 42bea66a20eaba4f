import type { Application } from '@arunika/shared/contracts'
import type { KeyboardEvent } from 'react'
import { ReadingDialog } from '../../../kit/dialog/reading-dialog.tsx'
import { Answers, type ApplicationCommands } from './answers.tsx'
import { Steps } from './steps.tsx'

interface AnswersDialogProps extends ApplicationCommands {
  /** Undefined while nobody looks at one. */
  application: Application | undefined
  /** The list as it is shown, through which next and previous lead. */
  among: readonly Application[]
  onOpen: (application: Application) => void
  onClose: () => void
}

/** Keys that somebody types into a field are the field's. */
const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null

export function AnswersDialog(props: AnswersDialogProps) {
  const { application, among, onOpen, onClose, ...commands } = props
  const index = among.findIndex(({ id }) => id === application?.id)

  function go(by: 1 | -1) {
    const next = among[index + by]
    if (index >= 0 && next) onOpen(next)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight' || event.key === 'j') go(1)
    if (event.key === 'ArrowLeft' || event.key === 'k') go(-1)
  }

  return (
    <ReadingDialog
      open={application !== undefined}
      title="Answers and Documents"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {application && (
        <>
          <Steps index={index} count={among.length} onGo={go} />
          <Answers key={application.id} application={application} {...commands} />
        </>
      )}
    </ReadingDialog>
  )
}
