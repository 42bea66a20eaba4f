import type { ContactMessage } from '@arunika/shared/contracts'
import { longTime } from '@arunika/shared/text'
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
import { deleteMessage, messageAddress } from '../api/delete-message.ts'
import { useMessages } from '../api/get-messages.ts'
import { markRead } from '../api/mark-read.ts'
import { MessageDialog } from './message-dialog.tsx'

interface RowCommands {
  view: (message: ContactMessage) => void
  remove: (messages: readonly ContactMessage[]) => void
}

const columnsWith = ({ view, remove }: RowCommands): Column<ContactMessage>[] => [
  {
    title: 'Subject',
    width: 'rest',
    card: 'head',
    sortBy: ({ subject }) => subject,
    cell: ({ subject, is_read }) => <EntryName name={subject} isNew={is_read === 0} />,
  },
  { title: 'Name', sortBy: ({ name }) => name, cell: ({ name }) => name },
  emailColumn,
  {
    title: 'Received',
    sortBy: ({ createdAt }) => createdAt,
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

const filters: Filter<ContactMessage>[] = [
  {
    name: 'read',
    label: 'Read',
    options: { no: 'New', yes: 'Read' },
    valuesOf: ({ is_read }) => [is_read === 0 ? 'no' : 'yes'],
  },
]

/** What visitors wrote. */
export function MessageList() {
  const { data, error, mutate } = useMessages()
  const { mutate: refresh } = useSWRConfig()
  const [opened, setOpened] = useState<ContactMessage>()

  function view(message: ContactMessage) {
    setOpened(message)
    if (message.is_read === 0) void markRead(message, mutate).then(() => refresh(SUMMARY))
  }
  function remove(messages: readonly ContactMessage[]) {
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
  const list = useList(useRemaining(data, messageAddress), {
    columns,
    searchText: ({ subject, name, email, message }) => `${subject} ${name} ${email} ${message}`,
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
