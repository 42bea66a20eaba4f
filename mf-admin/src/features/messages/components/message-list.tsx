import type { MessageRow } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { deleteSoon, useRemaining } from '../../../components/feedback/pending-deletions.ts'
import type { Column } from '../../../components/table/data-table.tsx'
import { emailColumn } from '../../../components/table/email-column.tsx'
import { EntryName } from '../../../components/table/entry-name.tsx'
import { ListScreen } from '../../../components/table/list-screen.tsx'
import { ActionButton, RowActions } from '../../../components/table/row-actions.tsx'
import { useList } from '../../../components/table/use-list.ts'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import type { Filter } from '../../../lib/list-view.ts'
import { SUMMARY } from '../../../lib/use-summary.ts'
import { deleteMessage, messageAddress } from '../api/delete-message.ts'
import { MESSAGES, useMessages } from '../api/get-messages.ts'
import { markRead } from '../api/mark-read.ts'
import { MessageDialog } from './message-dialog.tsx'

interface RowCommands {
  view: (message: MessageRow) => void
  remove: (messages: readonly MessageRow[]) => void
}

const columnsWith = ({ view, remove }: RowCommands): Column<MessageRow>[] => [
  {
    title: 'Subject',
    width: 'rest',
    card: 'head',
    sortable: true,
    cell: ({ subject, is_read }) => <EntryName name={subject} isNew={is_read === 0} />,
  },
  { title: 'Name', sortable: true, cell: ({ name }) => name },
  emailColumn,
  {
    title: 'Received',
    sortable: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{longTime(createdAt)}</time>,
  },
  {
    title: 'Actions',
    width: 'least',
    card: 'foot',
    cell: (message) => (
      <RowActions>
        <ActionButton kind="view" label={`Read “${message.subject}”`} onClick={() => view(message)} />
        <ActionButton kind="delete" label={`Delete “${message.subject}”`} onClick={() => remove([message])} />
      </RowActions>
    ),
  },
]

const filters: Filter[] = [{ name: 'read', label: 'Read', options: { no: 'New', yes: 'Read' } }]

/** What visitors wrote. */
export function MessageList() {
  const query = useListQuery()
  const { data, error, mutate } = useMessages(query)
  const { mutate: refresh } = useSWRConfig()
  const [opened, setOpened] = useState<MessageRow>()

  function view(message: MessageRow) {
    setOpened(message)
    if (message.is_read === 0) void markRead(message, mutate).then(() => refresh(SUMMARY))
  }
  function remove(messages: readonly MessageRow[]) {
    deleteSoon({
      text: messages.length === 1 ? 'Message deleted.' : `${messages.length} messages deleted.`,
      addresses: messages.map(messageAddress),
      run: async () => {
        await Promise.all(messages.map(deleteMessage)).finally(() =>
          Promise.all([mutate(), refresh(SUMMARY)]),
        )
      },
    })
  }

  const columns = columnsWith({ view, remove })
  const entries = useRemaining(data?.entries, messageAddress)
  const list = useList(data && entries && { ...data, entries: [...entries] }, {
    path: MESSAGES,
    query,
    filters,
  })
  return (
    <>
      <ListScreen
        label="Messages"
        plural="messages"
        columns={columns}
        list={list}
        error={error}
        onRetry={() => void mutate()}
        onDelete={remove}
        nameOf={({ subject }) => subject}
        isMarked={({ is_read }) => is_read === 0}
      />
      <MessageDialog message={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
