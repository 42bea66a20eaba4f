import { type RevisedSubject, TRASH_DAYS } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useIsOnlySpecified } from '../../lib/only-specified.ts'
import { keysOf } from '../../lib/use-list-page.ts'
import { SUMMARY } from '../../lib/use-summary.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import type { MessageState } from '../feedback/message-badge.tsx'
import { offerRestore } from '../feedback/restore-offers.ts'

interface DeleteDialogProps<Row extends { id: number }> {
  /** Rows to delete; empty while the dialog is closed. */
  pendingDelete: readonly Row[]
  /** Noun for the rows, singular and plural. */
  noun: readonly [one: string, several: string]
  /** Names the entry and what is deleted with it. */
  children: (row: Row) => ReactNode
  /** A choice about entries that belong to the rows. */
  choice?: ReactNode
  /** Address of the list. */
  listPath: string
  remove: (row: Row) => Promise<MessageResponse>
  /** Type of the rows in the trash, from which they can be restored. */
  trashedAs?: RevisedSubject
  /** Screen that shows the message; the current one by default. */
  deletedPath?: string
  onClose: () => void
  /** Called after the last row is deleted. */
  onDeleted?: () => void
}

/** Confirms, deletes, refreshes the list, and passes the server's message to the same screen. */
export function DeleteDialog<Row extends { id: number }>(props: DeleteDialogProps<Row>) {
  const {
    pendingDelete,
    noun,
    children,
    choice,
    listPath,
    remove,
    trashedAs: subject,
    deletedPath,
    onClose,
    onDeleted,
  } = props
  const isOnlySpecified = useIsOnlySpecified()
  const trashedAs = isOnlySpecified ? undefined : subject
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const gone = useRef(new Set<number>())
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [first, ...others] = pendingDelete

  function close() {
    setError(undefined)
    gone.current.clear()
    onClose()
  }

  /** Deletes in sequence; a retry continues at the row that failed. */
  async function removeAll() {
    let message = ''
    for (const row of pendingDelete) {
      if (gone.current.has(row.id)) continue
      message = (await remove(row)).message
      gone.current.add(row.id)
    }
    return others.length === 0 ? message : `${pendingDelete.length} ${noun[1]} have been deleted.`
  }

  async function confirm() {
    setBusy(true)
    try {
      const message = await removeAll()
      await Promise.all([mutate(keysOf(listPath)), mutate(SUMMARY)])
      const ids = pendingDelete.map(({ id }) => id)
      if (trashedAs)
        offerRestore(trashedAs, ids, () => Promise.all([mutate(keysOf(listPath)), mutate(SUMMARY)]))
      close()
      onDeleted?.()
      // Replaces the address, which may name a deleted entry that the back button would open.
      navigate(deletedPath ?? pathname + search, {
        replace: true,
        state: { message } satisfies MessageState,
      })
    } catch (error) {
      const done = others.length === 0 ? '' : `${gone.current.size} of ${pendingDelete.length} are deleted. `
      setError(done + (error as Error).message)
      void mutate(keysOf(listPath))
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open={first !== undefined}
      question={
        others.length === 0
          ? `Are you sure you want to delete this ${noun[0]}?`
          : `Are you sure you want to delete these ${pendingDelete.length} ${noun[1]}?`
      }
      confirmLabel="Delete"
      refuseLabel="Cancel"
      choice={choice}
      onConfirm={() => void confirm()}
      onRefuse={close}
      busy={busy}
      error={error}
    >
      {pendingDelete.map((row) => (
        <p key={row.id}>{children(row)}</p>
      ))}
      {trashedAs && <p>It stays in the trash for {TRASH_DAYS} days, where it can be restored.</p>}
      {subject && isOnlySpecified && <p>It is deleted for good and cannot be restored.</p>}
    </ConfirmDialog>
  )
}
