import { isApiError } from '@anyam/data'
import { MAX_BULK } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { adminRequest } from '../../lib/admin-request.ts'
import { keysOf } from '../../lib/use-list-page.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import type { MessageState } from '../feedback/message-badge.tsx'

/** An action on many entries at once. */
export interface BulkAction {
  label: string
  /** Confirmation text. */
  question: (count: number) => string
  /** Request body, except for the ids of the entries. */
  body: object
}

interface BulkActionsProps {
  /** Address of the list; the bulk call is below it. */
  path: string
  actions: readonly BulkAction[]
  rows: readonly { id: number }[]
  onDone: () => void
}

/** Changes all selected entries after a confirmation. */
export function BulkActions({ path, actions, rows, onDone }: BulkActionsProps) {
  const [chosen, setChosen] = useState<BulkAction>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  async function run({ body }: BulkAction) {
    setBusy(true)
    setError(undefined)
    try {
      let message = ''
      const ids = rows.map(({ id }) => id)
      for (let from = 0; from < ids.length; from += MAX_BULK) {
        const some = { ids: ids.slice(from, from + MAX_BULK), ...body }
        message = (await adminRequest<MessageResponse>(`${path}/bulk`, { method: 'POST', body: some }))
          .message
      }
      await mutate(keysOf(path))
      setChosen(undefined)
      onDone()
      navigate(pathname + search, { state: { message } satisfies MessageState })
    } catch (reason) {
      setError(problemOf(reason))
      void mutate(keysOf(path))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {actions.map((action) => (
        <Button key={action.label} variant="secondary" onClick={() => setChosen(action)}>
          {action.label}
        </Button>
      ))}
      {chosen && (
        <ConfirmDialog
          open
          question={chosen.question(rows.length)}
          confirmLabel={chosen.label}
          confirmVariant="primary"
          refuseLabel="Cancel"
          busy={isBusy}
          error={error}
          onConfirm={() => void run(chosen)}
          onRefuse={() => {
            setChosen(undefined)
            setError(undefined)
          }}
        />
      )}
    </>
  )
}

/** The api's message about the entry that prevented the change, if there is one. */
function problemOf(reason: unknown): string {
  if (isApiError(reason)) return reason.body.errors?.ids?.[0] ?? reason.message
  return 'Something went wrong. Please try again.'
}
