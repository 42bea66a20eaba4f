import { TRIAL_STATUS_NAMES, type TrialRow } from '@arunika/admin-contracts'
import { shortTime } from '@arunika/text'
import { Badge } from '@arunika/ui'
import { useState } from 'react'
import { receivedColumn } from '../../../components/table/columns.tsx'
import type { Column } from '../../../components/table/data-table.tsx'
import { EntryName } from '../../../components/table/entry-name.tsx'
import { ListScreen } from '../../../components/table/list-screen.tsx'
import { ActionButton, RowActions } from '../../../components/table/row-actions.tsx'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import { useUndoableList } from '../../../components/table/use-undoable-list.ts'
import type { Filter } from '../../../lib/list-view.ts'
import { deleteTrial } from '../api/delete-trial.ts'
import { TRIALS, trialAddress, useTrials } from '../api/get-trials.ts'
import { TrialDialog } from './trial-dialog.tsx'

interface RowCommands {
  view: (trial: TrialRow) => void
  remove: (trials: readonly TrialRow[]) => void
}

const isNew = ({ status }: TrialRow) => status === 'new'
const nameOf = ({ class: className, student }: TrialRow) => `${className}: ${student}`

const VARIANTS = { new: 'hot', confirmed: 'info', held: 'plain', cancelled: 'bad' } as const

const columnsWith = ({ view, remove }: RowCommands): Column<TrialRow>[] => [
  {
    title: 'Class',
    width: 'rest',
    card: 'head',
    sortable: true,
    cell: (trial) => <EntryName name={trial.class} isNew={isNew(trial)} />,
  },
  { title: 'Student', width: 'name', sortable: true, cell: ({ student }) => student },
  {
    title: 'Trial On',
    width: 'least',
    cell: ({ slotAt }) => slotAt && <time dateTime={slotAt}>{shortTime(slotAt)}</time>,
  },
  { title: 'Booked By', width: 'name', sortable: true, cell: ({ name }) => name },
  {
    title: 'Status',
    width: 'least',
    cell: ({ status }) => <Badge variant={VARIANTS[status]}>{TRIAL_STATUS_NAMES[status]}</Badge>,
  },
  receivedColumn,
  {
    title: 'Actions',
    width: 'least',
    card: 'foot',
    cell: (trial) => (
      <RowActions>
        <ActionButton kind="view" label={`View “${nameOf(trial)}”`} onClick={() => view(trial)} />
        <ActionButton kind="delete" label={`Delete “${nameOf(trial)}”`} onClick={() => remove([trial])} />
      </RowActions>
    ),
  },
]

const filters: Filter[] = [{ name: 'status', label: 'Status', options: TRIAL_STATUS_NAMES }]

/** Trial lessons booked by parents and students. */
export function TrialList() {
  const query = useListQuery()
  const [opened, setOpened] = useState<TrialRow>()
  const { screen, refresh } = useUndoableList(useTrials(query), {
    ...{ path: TRIALS, query, filters, noun: ['booking', 'bookings'] },
    columnsWith: (remove) => columnsWith({ view: setOpened, remove }),
    addressOf: trialAddress,
    remove: deleteTrial,
  })
  return (
    <>
      <ListScreen label="Trials" plural="bookings" {...screen} nameOf={nameOf} isMarked={isNew} />
      <TrialDialog trial={opened} onClose={() => setOpened(undefined)} onChanged={refresh} />
    </>
  )
}
