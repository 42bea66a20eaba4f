import type { MessageResponse } from '@arunika/shared/contracts'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import type { MessageState } from '../frame/message-badge.tsx'

interface DeleteDialogProps<Row> {
  /** The row that somebody wants to delete; undefined while nobody does. */
  doomed: Row | undefined
  question: string
  /** Says which one it is and what goes with it. */
  children: (row: Row) => ReactNode
  /** SWR key of the list. */
  listKey: string
  remove: (row: Row) => Promise<MessageResponse>
  onClose: () => void
}

/** Asks, deletes, refreshes the list, and hands the server's message to the same screen. */
export function DeleteDialog<Row>(props: DeleteDialogProps<Row>) {
  const { doomed, question, children, listKey, remove, onClose } = props
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  function close() {
    setFault(undefined)
    onClose()
  }

  async function confirm(row: Row) {
    setBusy(true)
    try {
      const { message } = await remove(row)
      await mutate(listKey)
      close()
      navigate(pathname, { state: { message } satisfies MessageState })
    } catch (error) {
      setFault((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open={doomed !== undefined}
      question={question}
      confirmLabel="Delete"
      refuseLabel="Cancel"
      onConfirm={() => doomed !== undefined && void confirm(doomed)}
      onRefuse={close}
      busy={busy}
      fault={fault}
    >
      {doomed !== undefined && children(doomed)}
    </ConfirmDialog>
  )
}
