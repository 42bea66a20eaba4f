import { Field } from '@arunika/shared/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx'
import { giveOrder } from '../api/give-order.ts'

interface OverrideDialogProps {
  remote: string
  onClose: () => void
}

/** Has this browser alone take a remote from where somebody is working on it. */
export function OverrideDialog({ remote, onClose }: OverrideDialogProps) {
  const [origin, setOrigin] = useState('http://localhost:')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function confirm() {
    setBusy(true)
    try {
      await giveOrder('override', { remote, origin: origin.trim().replace(/\/$/, '') })
      // The override begins with the next document.
      window.location.reload()
    } catch (error) {
      setFault((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      question={`See a working copy of ${remote} in this browser?`}
      confirmLabel="Use it here"
      confirmLook="primary"
      refuseLabel="Cancel"
      onConfirm={() => void confirm()}
      onRefuse={onClose}
      busy={busy}
      fault={fault}
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
