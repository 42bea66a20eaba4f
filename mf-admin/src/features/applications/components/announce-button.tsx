import { APPLICATION_STATUS_NAMES } from '@arunika/contracts'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { announce } from '../api/announce.ts'
import { type Announceable, isUnannounced } from '../unannounced.ts'

interface AnnounceButtonProps {
  applications: readonly Announceable[]
  /** The status text for the applicant, if there is only one application. */
  next?: string | null | undefined
  /** Called afterwards, even if only some could be announced. */
  onAnnounced: () => Promise<unknown>
}

/** Publishes decisions on applicants' own pages, after a confirmation. */
export function AnnounceButton({ applications, next, onAnnounced }: AnnounceButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const pending = applications.filter(isUnannounced)
  const [first] = pending
  if (!first) return null
  const isSingle = applications.length === 1

  async function run() {
    setBusy(true)
    setError(undefined)
    try {
      const count = await announce(pending)
      if (count < pending.length)
        throw new Error(`${pending.length - count} of ${pending.length} have been changed meanwhile.`)
      setAsking(false)
    } catch (failure) {
      setError((failure as Error).message)
    }
    await onAnnounced()
    setBusy(false)
  }
  function close() {
    setAsking(false)
    setError(undefined)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Announce without a mail
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={
          isSingle
            ? `Announce ${APPLICATION_STATUS_NAMES[first.status]} to ${first.name}?`
            : `Announce to ${pending.length === 1 ? 'one applicant' : `${pending.length} applicants`}?`
        }
        confirmLabel="Announce"
        confirmVariant="primary"
        refuseLabel="Cancel"
        onConfirm={() => void run()}
        onRefuse={close}
        busy={busy}
        error={error}
      >
        {isSingle
          ? `The applicant's own page will say${next ? `: “${next}”` : ' it.'} No mail is sent.`
          : 'Their own pages will say it. No mail is sent.'}
      </ConfirmDialog>
    </>
  )
}
