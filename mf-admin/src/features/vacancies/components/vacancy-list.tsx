import { type AdminVacancy, JOB_TYPE_NAMES } from '@arunika/shared/contracts'
import { Badge } from '@arunika/shared/ui'
import { Link } from 'react-router-dom'
import type { Column } from '../../../kit/list/data-table.tsx'
import { DeleteDialog } from '../../../kit/list/delete-dialog.tsx'
import { ListScreen } from '../../../kit/list/list-screen.tsx'
import type { Filter } from '../../../kit/list/list-view.ts'
import { ActionButton, ActionLink, RowActions } from '../../../kit/list/row-actions.tsx'
import { useDeletableList } from '../../../kit/list/use-deletable-list.ts'
import { deleteVacancy } from '../api/delete-vacancy.ts'
import { useVacancies, VACANCIES } from '../api/get-vacancies.ts'
import { newApplications } from '../new-applications.ts'

const STATUS_NAMES = { open: 'Open', closed: 'Closed' } as const
const LOOKS = { open: 'info', closed: 'bad' } as const

const columnsWith = (onDelete: (vacancies: readonly AdminVacancy[]) => void): Column<AdminVacancy>[] => [
  {
    title: 'Job Title',
    card: 'head',
    sortBy: ({ title }) => title,
    cell: ({ title }) => <strong>{title}</strong>,
  },
  {
    title: 'Job Type',
    width: 'least',
    sortBy: ({ type }) => JOB_TYPE_NAMES[type],
    cell: ({ type }) => JOB_TYPE_NAMES[type],
  },
  { title: 'Location', sortBy: ({ location }) => location, cell: ({ location }) => location },
  {
    title: 'New Applications',
    width: 'least',
    sortBy: newApplications,
    cell: (vacancy) => <NewCount count={newApplications(vacancy)} />,
  },
  {
    title: 'Status',
    width: 'least',
    sortBy: ({ status }) => status,
    cell: ({ status }) => <Badge look={LOOKS[status]}>{STATUS_NAMES[status]}</Badge>,
  },
  {
    title: 'Actions',
    width: 'least',
    card: 'foot',
    cell: (vacancy) => (
      <RowActions>
        <ActionLink
          kind="view"
          label={`View applications for ${vacancy.title}`}
          to={`/admin/job-vacancies/applications/${vacancy.id}`}
        />
        <ActionLink
          kind="edit"
          label={`Edit ${vacancy.title}`}
          to={`/admin/job-vacancies/edit/${vacancy.id}`}
        />
        <ActionButton kind="delete" label={`Delete ${vacancy.title}`} onClick={() => onDelete([vacancy])} />
      </RowActions>
    ),
  },
]

const NewCount = ({ count }: { count: number }) => (count > 0 ? <Badge look="hot">{count}</Badge> : count)

const filters: Filter<AdminVacancy>[] = [
  { name: 'type', label: 'Job type', options: JOB_TYPE_NAMES, valuesOf: ({ type }) => [type] },
  {
    name: 'status',
    label: 'Status',
    options: STATUS_NAMES,
    valuesOf: ({ status }) => [status],
  },
]

export function VacancyList() {
  const { data: rows, error, mutate: retry } = useVacancies()
  const { screen, question } = useDeletableList(
    { rows, error, retry },
    {
      columnsWith,
      searchText: ({ title, type, location }) => `${title} ${JOB_TYPE_NAMES[type]} ${location}`,
      filters,
    },
  )
  return (
    <>
      <ListScreen
        label="Job vacancies"
        things="job vacancies"
        {...screen}
        nameOf={({ title }) => title}
        emptyAction={<Link to="/admin/job-vacancies/create">Publish the first job vacancy</Link>}
      />
      <DeleteDialog
        {...question}
        noun={['job vacancy', 'job vacancies']}
        listKey={VACANCIES}
        remove={({ id }) => deleteVacancy(id)}
      >
        {deletionNote}
      </DeleteDialog>
    </>
  )
}

/** Names the vacancy about to be deleted, and what goes with it. */
function deletionNote({ title, applicationResponses: { length } }: AdminVacancy): string {
  if (length === 0) return `“${title}” has received no application.`
  return `“${title}” goes together with ${length === 1 ? 'its application' : `its ${length} applications`}.`
}
