import { Button } from '@arunika/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { LEAVE_QUESTION } from './use-leaving.ts'

/** Leaves the form after a confirmation. */
export function CancelButton({ onLeave }: { onLeave: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Cancel
      </Button>
      <ConfirmDialog
        open={asking}
        question={LEAVE_QUESTION}
        confirmLabel="Discard changes"
        refuseLabel="Keep editing"
        onConfirm={onLeave}
        onRefuse={() => setAsking(false)}
      />
    </>
  )
}
