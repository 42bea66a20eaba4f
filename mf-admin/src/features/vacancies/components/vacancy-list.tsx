import type { AdminVacancy } from '@arunika/shared/contracts'
import { Badge } from '@arunika/shared/ui'
import { useState } from 'react'
import { JOB_TYPES } from '../../../kit/job-words.ts'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { DeleteDialog } from '../../../kit/list/delete-dialog.tsx'
import { ActionButton, ActionLink, RowActions } from '../../../kit/list/row-actions.tsx'
import { deleteVacancy } from '../api/delete-vacancy.ts'
import { useVacancies, VACANCIES } from '../api/get-vacancies.ts'
import { newApplications } from '../new-applications.ts'
import { StatusBadge } from './status-badge.tsx'

const columnsWith = (onDelete: (vacancy: AdminVacancy) => void): Column<AdminVacancy>[] => [
  { title: 'No', width: 'least', cell: (_, index) => index + 1 },
  { title: 'Job Title', head: true, cell: ({ title }) => <strong>{title}</strong> },
  { title: 'Job Type', width: 'least', cell: ({ type }) => JOB_TYPES[type] },
  { title: 'Location', cell: ({ location }) => location },
  {
    title: 'New Applications',
    width: 'least',
    cell: (vacancy) => <NewCount count={newApplications(vacancy)} />,
  },
  { title: 'Status', width: 'least', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    title: 'Actions',
    width: 'least',
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
        <ActionButton kind="delete" label={`Delete ${vacancy.title}`} onClick={() => onDelete(vacancy)} />
      </RowActions>
    ),
  },
]

const NewCount = ({ count }: { count: number }) => (count > 0 ? <Badge look="hot">{count}</Badge> : count)

export function VacancyList() {
  const { data, error, mutate } = useVacancies()
  const [doomed, setDoomed] = useState<AdminVacancy>()
  return (
    <>
      <DataTable
        label="Job vacancies"
        columns={columnsWith(setDoomed)}
        rows={data}
        error={error}
        onRetry={() => void mutate()}
        rowKey={({ id }) => id}
      />
      <DeleteDialog
        doomed={doomed}
        question="Are you sure you want to delete this job vacancy?"
        listKey={VACANCIES}
        remove={({ id }) => deleteVacancy(id)}
        onClose={() => setDoomed(undefined)}
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
