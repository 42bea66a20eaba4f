import type { TrashRow } from '@arunika/admin-contracts'
import { recentTime } from '@arunika/text'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { MessageState } from '../../../components/feedback/message-badge.tsx'
import type { Column } from '../../../components/table/data-table.tsx'
import { DeleteDialog } from '../../../components/table/delete-dialog.tsx'
import { ListScreen } from '../../../components/table/list-screen.tsx'
import { ActionButton, RowActions } from '../../../components/table/row-actions.tsx'
import { useDeletableList } from '../../../components/table/use-deletable-list.ts'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import type { Filter } from '../../../lib/list-view.ts'
import { restoreFromTrash } from '../../../lib/trash.ts'
import { deleteForGood, TRASH, useTrash } from '../api/trash.ts'
import { contentsText, daysLeft, KINDS } from '../describe-trash.ts'
import styles from './trash-list.module.css'

interface RowActs {
  onDelete: (rows: readonly TrashRow[]) => void
  onRestore: (row: TrashRow) => void
}

const columnsWith = ({ onDelete, onRestore }: RowActs): Column<TrashRow>[] => [
  {
    title: 'Name',
    width: 'rest',
    card: 'head',
    sortable: true,
    cell: (row) => (
      <span className={styles.name}>
        <strong>{row.title}</strong>
        {row.applications > 0 && <span className={styles.with}>with {contentsText(row)}</span>}
      </span>
    ),
  },
  { title: 'Kind', width: 'least', cell: ({ subject }) => KINDS[subject] },
  {
    title: 'Deleted',
    card: 'wide',
    sortable: true,
    cell: ({ deletedAt }) => <time dateTime={deletedAt}>{recentTime(deletedAt)}</time>,
  },
  { title: 'Deleted by', card: 'wide', cell: ({ actor }) => actor },
  { title: 'Days left', width: 'least', cell: ({ endsAt }) => daysLeft(endsAt) },
  {
    title: 'Actions',
    width: 'least',
    card: 'foot',
    cell: (row) => (
      <RowActions>
        <Button variant="secondary" onClick={() => onRestore(row)} aria-label={`Restore ${row.title}`}>
          Restore
        </Button>
        <ActionButton kind="delete" label={`Delete ${row.title} for good`} onClick={() => onDelete([row])} />
      </RowActions>
    ),
  },
]

const filters: Filter[] = [{ name: 'subject', label: 'Kind', options: KINDS }]

/** Deleted entries that can be restored. */
export function TrashList() {
  const query = useListQuery()
  const loaded = useTrash(query)
  const [error, setError] = useState<string>()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { mutate } = useSWRConfig()

  async function restore({ subject, subjectId }: TrashRow) {
    setError(undefined)
    try {
      const { message } = await restoreFromTrash(subject, [subjectId])
      // Other lists may show it again.
      await mutate(() => true)
      navigate(pathname + search, { state: { message } satisfies MessageState })
    } catch (reason) {
      setError((reason as Error).message)
    }
  }

  const { screen, question } = useDeletableList(loaded, {
    path: TRASH,
    query,
    columnsWith: (onDelete) => columnsWith({ onDelete, onRestore: (row) => void restore(row) }),
    filters,
  })
  return (
    <>
      {error && (
        <p className={styles.problem} role="alert">
          Not restored. {error}
        </p>
      )}
      <ListScreen label="Trash" plural="deleted entries" {...screen} nameOf={({ title }) => title} />
      <DeleteDialog
        {...question}
        noun={['entry for good', 'entries for good']}
        remove={({ id }) => deleteForGood(id)}
      >
        {(row) =>
          `“${row.title}” cannot be restored afterwards${row.applications > 0 ? `, nor can ${contentsText(row)}` : ''}.`
        }
      </DeleteDialog>
    </>
  )
}
