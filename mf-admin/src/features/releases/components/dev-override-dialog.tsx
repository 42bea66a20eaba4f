import { Field } from '@arunika/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { sendCommand } from '../api/send-command.ts'
import { useCommand } from '../hooks/use-command.ts'

interface DevOverrideDialogProps {
  remote: string
  onClose: () => void
}

/** Makes only this browser load a remote from a developer's machine. */
export function DevOverrideDialog({ remote, onClose }: DevOverrideDialogProps) {
  const [origin, setOrigin] = useState('http://localhost:')
  const { give, state } = useCommand()

  function confirm() {
    const command = sendCommand('override', { remote, origin: origin.trim().replace(/\/$/, '') })
    // The override takes effect with the next document.
    void give(command, () => window.location.reload())
  }
  return (
    <ConfirmDialog
      open
      question={`See a working copy of ${remote} in this browser?`}
      confirmLabel="Use it here"
      confirmVariant="primary"
      refuseLabel="Cancel"
      onConfirm={confirm}
      onRefuse={onClose}
      {...state}
    >
      <Field
        label="Where it is"
        hint={`As pnpm dev ${remote} prints it. Only you see it, and it ends automatically after an hour.`}
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
