import type { VacancyRow } from '@arunika/admin-contracts'
import { JOB_TYPE_NAMES } from '@arunika/contracts'
import { Badge } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { NewEntries } from '../../../components/document/new-entries.tsx'
import { type BulkAction, BulkActions } from '../../../components/table/bulk-actions.tsx'
import type { Column } from '../../../components/table/data-table.tsx'
import { DeleteDialog } from '../../../components/table/delete-dialog.tsx'
import { EntryLink } from '../../../components/table/entry-link.tsx'
import { ListScreen } from '../../../components/table/list-screen.tsx'
import { ActionButton, ActionLink, RowActions } from '../../../components/table/row-actions.tsx'
import { useDeletableList } from '../../../components/table/use-deletable-list.ts'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import type { Filter } from '../../../lib/list-view.ts'
import { isAllowed } from '../../../lib/rights.ts'
import { deleteVacancy } from '../api/delete-vacancy.ts'
import { useVacancies, VACANCIES } from '../api/get-vacancies.ts'

const many = (count: number) => (count === 1 ? 'this job vacancy' : `these ${count} job vacancies`)

const vacancyActions: readonly BulkAction[] = [
  { label: 'Close', question: (count) => `Close ${many(count)}?`, body: { action: 'close' } },
  { label: 'Open', question: (count) => `Open ${many(count)} for applications?`, body: { action: 'open' } },
]

const STATUS_NAMES = { open: 'Open', closed: 'Closed' } as const
const VARIANTS = { open: 'info', closed: 'bad' } as const

const columnsWith = (onDelete: (vacancies: readonly VacancyRow[]) => void): Column<VacancyRow>[] => [
  {
    title: 'Job Title',
    card: 'head',
    sortable: true,
    cell: ({ id, title }) => (
      <bdi>
        <EntryLink to={`/admin/job-vacancies/applications/${id}`}>{title}</EntryLink>
      </bdi>
    ),
  },
  {
    title: 'Job Type',
    width: 'least',
    sortable: true,
    cell: ({ type }) => JOB_TYPE_NAMES[type],
  },
  { title: 'Location', sortable: true, cell: ({ location }) => location },
  {
    title: 'New Applications',
    width: 'least',
    sortable: true,
    cell: ({ newApplications }) => <NewCount count={newApplications} />,
  },
  {
    title: 'Status',
    width: 'least',
    sortable: true,
    cell: ({ status }) => <Badge variant={VARIANTS[status]}>{STATUS_NAMES[status]}</Badge>,
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
        {isAllowed('careers') && (
          <>
            <ActionLink
              kind="edit"
              label={`Edit ${vacancy.title}`}
              to={`/admin/job-vacancies/edit/${vacancy.id}`}
            />
            <ActionLink
              kind="copy"
              label={`Copy ${vacancy.title}`}
              to={`/admin/job-vacancies/create?copy=${vacancy.id}`}
            />
            <ActionButton
              kind="delete"
              label={`Delete ${vacancy.title}`}
              onClick={() => onDelete([vacancy])}
            />
          </>
        )}
      </RowActions>
    ),
  },
]

const NewCount = ({ count }: { count: number }) => (count > 0 ? <Badge variant="hot">{count}</Badge> : count)

const filters: Filter[] = [
  { name: 'type', label: 'Job type', options: JOB_TYPE_NAMES },
  { name: 'status', label: 'Status', options: STATUS_NAMES },
]

export function VacancyList() {
  const query = useListQuery()
  const isRecruiter = isAllowed('careers')
  const { screen, question } = useDeletableList(useVacancies(query), {
    path: VACANCIES,
    query,
    columnsWith,
    filters,
  })
  return (
    <>
      {isAllowed('careers') && <NewEntries path="job-vacancies" />}
      <ListScreen
        label="Job vacancies"
        plural="job vacancies"
        {...screen}
        nameOf={({ title }) => title}
        onDelete={isRecruiter ? screen.onDelete : undefined}
        bulkActions={
          isRecruiter
            ? ({ selected, clear }) => (
                <BulkActions path={VACANCIES} actions={vacancyActions} rows={selected} onDone={clear} />
              )
            : undefined
        }
        emptyAction={
          isRecruiter && <Link to="/admin/job-vacancies/create">Publish the first job vacancy</Link>
        }
      />
      <DeleteDialog
        {...question}
        noun={['job vacancy', 'job vacancies']}
        trashedAs="job vacancy"
        remove={({ id }) => deleteVacancy(id)}
      >
        {deletionWarning}
      </DeleteDialog>
    </>
  )
}

/** Names the vacancy to delete and the data deleted with it. */
function deletionWarning({ title, applications }: VacancyRow): string {
  if (applications === 0) return `“${title}” has received no application.`
  return `“${title}” is deleted with ${applications === 1 ? 'its application' : `its ${applications.toLocaleString('en-US')} applications`}.`
}
