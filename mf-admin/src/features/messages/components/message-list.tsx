import type { MessageRow } from '@arunika/admin-contracts'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { emailColumn, receivedColumn } from '../../../components/table/columns.tsx'
import type { Column } from '../../../components/table/data-table.tsx'
import { EntryName } from '../../../components/table/entry-name.tsx'
import { ListScreen } from '../../../components/table/list-screen.tsx'
import { ActionButton, RowActions } from '../../../components/table/row-actions.tsx'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import { useUndoableList } from '../../../components/table/use-undoable-list.ts'
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
  { title: 'Name', width: 'name', sortable: true, cell: ({ name }) => name },
  emailColumn,
  receivedColumn,
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

/** Visitors' messages. */
export function MessageList() {
  const query = useListQuery()
  const { data, error, mutate } = useMessages(query)
  const { mutate: refresh } = useSWRConfig()
  const [opened, setOpened] = useState<MessageRow>()

  function view(message: MessageRow) {
    setOpened(message)
    if (message.is_read === 0) void markRead(message, mutate).then(() => refresh(SUMMARY))
  }
  const { screen } = useUndoableList(
    { data, error, mutate },
    {
      ...{ path: MESSAGES, query, filters, noun: ['message', 'messages'] },
      columnsWith: (remove) => columnsWith({ view, remove }),
      addressOf: messageAddress,
      remove: deleteMessage,
    },
  )
  return (
    <>
      <ListScreen
        label="Messages"
        plural="messages"
        {...screen}
        nameOf={({ subject }) => subject}
        isMarked={({ is_read }) => is_read === 0}
      />
      <MessageDialog message={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
