import type { Application } from '@arunika/shared/contracts'
import { longTime } from '@arunika/shared/text'
import { Badge } from '@arunika/shared/ui'
import { useState } from 'react'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { DeleteDialog } from '../../../kit/list/delete-dialog.tsx'
import { ActionButton, RowActions } from '../../../kit/list/row-actions.tsx'
import { deleteApplication } from '../api/delete-application.ts'
import { applicationsKey, useApplications } from '../api/get-applications.ts'
import { markRead } from '../api/mark-read.ts'
import { educationName } from '../education.ts'
import { AnswersDialog } from './answers-dialog.tsx'
import styles from './application-list.module.css'

interface RowCommands {
  view: (application: Application) => void
  remove: (application: Application) => void
}

const columnsWith = ({ view, remove }: RowCommands): Column<Application>[] => [
  { title: 'No', width: 'least', cell: (_, index) => index + 1 },
  { title: 'Timestamp', cell: ({ createdAt }) => <time dateTime={createdAt}>{longTime(createdAt)}</time> },
  {
    title: 'Name',
    head: true,
    cell: ({ name, is_read }) => (
      <span className={styles.name}>
        <strong>{name}</strong>
        {is_read === 0 && <Badge look="hot">New!</Badge>}
      </span>
    ),
  },
  { title: 'Phone', width: 'least', cell: ({ phone }) => <a href={`tel:${phone}`}>{phone}</a> },
  { title: 'Email', cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
  { title: 'Education', cell: ({ education }) => educationName(education) },
  {
    title: 'Actions',
    width: 'least',
    cell: (application) => (
      <RowActions>
        <ActionButton
          kind="view"
          label={`View the answers of ${application.name}`}
          onClick={() => view(application)}
        />
        <ActionButton
          kind="delete"
          label={`Delete the response of ${application.name}`}
          onClick={() => remove(application)}
        />
      </RowActions>
    ),
  },
]

export function ApplicationList({ vacancyId }: { vacancyId: string }) {
  const { data: vacancy, error, mutate } = useApplications(vacancyId)
  const [opened, setOpened] = useState<Application>()
  const [doomed, setDoomed] = useState<Application>()

  function view(application: Application) {
    setOpened(application)
    if (vacancy && application.is_read === 0) void markRead(application.id, vacancy, mutate)
  }

  return (
    <>
      <DataTable
        label="Applications"
        columns={columnsWith({ view, remove: setDoomed })}
        rows={vacancy?.applicationResponses}
        error={error}
        onRetry={() => void mutate()}
        rowKey={({ id }) => id}
        isMarked={({ is_read }) => is_read === 0}
      />
      <AnswersDialog application={opened} onClose={() => setOpened(undefined)} />
      <DeleteDialog
        doomed={doomed}
        question="Are you sure you want to delete this response?"
        listKey={applicationsKey(vacancyId)}
        remove={({ id }) => deleteApplication(id)}
        onClose={() => setDoomed(undefined)}
      >
        {({ name }) => `The answers and documents of ${name} are deleted for good.`}
      </DeleteDialog>
    </>
  )
}
