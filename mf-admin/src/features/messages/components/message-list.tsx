import type { MessageRow } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { SUMMARY } from '../../../kit/frame/use-summary.ts'
import type { Column } from '../../../kit/list/data-table.tsx'
import { emailColumn } from '../../../kit/list/email-column.tsx'
import { EntryName } from '../../../kit/list/entry-name.tsx'
import { ListScreen } from '../../../kit/list/list-screen.tsx'
import type { Filter } from '../../../kit/list/list-view.ts'
import { deleteSoon, useRemaining } from '../../../kit/list/pending-deletions.ts'
import { ActionButton, RowActions } from '../../../kit/list/row-actions.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { useListQuery } from '../../../kit/list/use-list-query.ts'
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
        things="messages"
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
