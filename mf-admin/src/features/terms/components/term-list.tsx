import type { AdminTerm } from '@arunika/admin-contracts'
import { shortDay } from '@arunika/text'
import { Link } from 'react-router-dom'
import type { Column } from '../../../components/table/data-table.tsx'
import { DeleteDialog } from '../../../components/table/delete-dialog.tsx'
import { EntryLink } from '../../../components/table/entry-link.tsx'
import { ListScreen } from '../../../components/table/list-screen.tsx'
import { ActionButton, ActionLink, RowActions } from '../../../components/table/row-actions.tsx'
import { useDeletableList } from '../../../components/table/use-deletable-list.ts'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import { capital } from '../../../lib/capital.ts'
import { deleteTerm, TERMS, useTerms } from '../api/terms.ts'

const pathOf = ({ id }: AdminTerm) => `/admin/terms/edit/${id}`
const nameOf = (term: AdminTerm) => `${term.class}, from ${shortDay(term.startsOn)}`

const columnsWith = (onDelete: (terms: readonly AdminTerm[]) => void): Column<AdminTerm>[] => [
  {
    title: 'Class',
    width: 'rest',
    card: 'head',
    sortable: true,
    cell: (term) => <EntryLink to={pathOf(term)}>{term.class}</EntryLink>,
  },
  {
    title: 'First Day',
    width: 'least',
    sortable: true,
    cell: ({ startsOn }) => <time dateTime={startsOn}>{shortDay(startsOn)}</time>,
  },
  {
    title: 'Last Day',
    width: 'least',
    cell: ({ endsOn }) => <time dateTime={endsOn}>{shortDay(endsOn)}</time>,
  },
  {
    title: 'Lessons',
    width: 'name',
    cell: ({ weekdays, from, to }) =>
      `${weekdays.map((day) => capital(day).slice(0, 3)).join(', ')} ${from}–${to}`,
  },
  { title: 'Teacher', width: 'name', cell: ({ teacher }) => <bdi>{teacher}</bdi> },
  {
    title: 'Places Taken',
    width: 'least',
    cell: ({ taken, seats }) => `${taken} of ${seats}`,
  },
  {
    title: 'Actions',
    width: 'least',
    card: 'foot',
    cell: (term) => (
      <RowActions>
        <ActionLink kind="edit" label={`Edit ${nameOf(term)}`} to={pathOf(term)} />
        <ActionButton kind="delete" label={`Delete ${nameOf(term)}`} onClick={() => onDelete([term])} />
      </RowActions>
    ),
  },
]

/** Terms of the academy's classes. */
export function TermList() {
  const query = useListQuery()
  const { screen, question } = useDeletableList(useTerms(query), { path: TERMS, query, columnsWith })
  return (
    <>
      <ListScreen
        label="Class terms"
        plural="terms"
        {...screen}
        nameOf={nameOf}
        emptyAction={<Link to="/admin/terms/create">Add the first term</Link>}
      />
      <DeleteDialog
        {...question}
        noun={['term', 'terms']}
        trashedAs="term"
        remove={({ id }) => deleteTerm(id)}
      >
        {(term) => `“${nameOf(term)}” is no longer shown. Trials that are booked in it stay.`}
      </DeleteDialog>
    </>
  )
}
