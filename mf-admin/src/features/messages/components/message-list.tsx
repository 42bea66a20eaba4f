import type { ContactMessage } from '@arunika/shared/contracts'
import { longTime } from '@arunika/shared/text'
import { Badge } from '@arunika/shared/ui'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { SUMMARY } from '../../../kit/frame/use-summary.ts'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { deleteSoon, useRemaining } from '../../../kit/list/pending-deletions.ts'
import { ActionButton, RowActions } from '../../../kit/list/row-actions.tsx'
import { deleteMessage, messageAddress } from '../api/delete-message.ts'
import { useMessages } from '../api/get-messages.ts'
import { markRead } from '../api/mark-read.ts'
import { MessageDialog } from './message-dialog.tsx'
import styles from './message-list.module.css'

interface RowCommands {
  view: (message: ContactMessage) => void
  remove: (message: ContactMessage) => void
}

const columnsWith = ({ view, remove }: RowCommands): Column<ContactMessage>[] => [
  { title: 'No', width: 'least', cell: (_, index) => index + 1 },
  {
    title: 'Subject',
    width: 'rest',
    head: true,
    cell: ({ subject, is_read }) => (
      <span className={styles.subject}>
        <strong>{subject}</strong>
        {is_read === 0 && <Badge look="hot">New!</Badge>}
      </span>
    ),
  },
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Email', cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
  { title: 'Received', cell: ({ createdAt }) => <time dateTime={createdAt}>{longTime(createdAt)}</time> },
  {
    title: 'Actions',
    width: 'least',
    cell: (message) => (
      <RowActions>
        <ActionButton kind="view" label={`Read “${message.subject}”`} onClick={() => view(message)} />
        <ActionButton kind="delete" label={`Delete “${message.subject}”`} onClick={() => remove(message)} />
      </RowActions>
    ),
  },
]

/** What visitors wrote. */
export function MessageList() {
  const { data, error, mutate } = useMessages()
  const { mutate: refresh } = useSWRConfig()
  const [opened, setOpened] = useState<ContactMessage>()
  const rows = useRemaining(data, messageAddress)

  function view(message: ContactMessage) {
    setOpened(message)
    if (message.is_read === 0) void markRead(message, mutate).then(() => refresh(SUMMARY))
  }
  function remove(message: ContactMessage) {
    deleteSoon({
      text: 'Message deleted.',
      addresses: [messageAddress(message)],
      run: async () => {
        await deleteMessage(message)
        await Promise.all([mutate(), refresh(SUMMARY)])
      },
    })
  }

  return (
    <>
      <DataTable
        label="Messages"
        columns={columnsWith({ view, remove })}
        rows={rows}
        error={error}
        onRetry={() => void mutate()}
        rowKey={({ id }) => id}
        isMarked={({ is_read }) => is_read === 0}
      />
      <MessageDialog message={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
