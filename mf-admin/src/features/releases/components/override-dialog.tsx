import { Field } from '@arunika/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { giveOrder } from '../api/give-order.ts'
import { useOrder } from '../hooks/use-order.ts'

interface OverrideDialogProps {
  remote: string
  onClose: () => void
}

/** Has this browser alone take a remote from where somebody is working on it. */
export function OverrideDialog({ remote, onClose }: OverrideDialogProps) {
  const [origin, setOrigin] = useState('http://localhost:')
  const { give, state } = useOrder()

  function confirm() {
    const order = giveOrder('override', { remote, origin: origin.trim().replace(/\/$/, '') })
    // The override begins with the next document.
    void give(order, () => window.location.reload())
  }
  return (
    <ConfirmDialog
      open
      question={`See a working copy of ${remote} in this browser?`}
      confirmLabel="Use it here"
      confirmLook="primary"
      refuseLabel="Cancel"
      onConfirm={confirm}
      onRefuse={onClose}
      {...state}
    >
      <Field
        label="Where it is"
        hint={`As pnpm dev ${remote} says it. Nobody else sees it, and it ends by itself after an hour.`}
      >
        {(control) => (
          <input
            {...control}
            inputMode="url"
            spellCheck={false}
            value={origin}
            onChange={(event) => setOrigin(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}
