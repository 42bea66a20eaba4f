import { APPLICATION_STATUS_NAMES, type Application, educationName } from '@arunika/shared/contracts'
import { longTime } from '@arunika/shared/text'
import { Badge } from '@arunika/shared/ui'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { SUMMARY } from '../../../kit/frame/use-summary.ts'
import type { Column } from '../../../kit/list/data-table.tsx'
import { DeleteDialog } from '../../../kit/list/delete-dialog.tsx'
import { emailColumn } from '../../../kit/list/email-column.tsx'
import { EntryName } from '../../../kit/list/entry-name.tsx'
import { ListScreen } from '../../../kit/list/list-screen.tsx'
import type { Filter } from '../../../kit/list/list-view.ts'
import { ActionButton, RowActions } from '../../../kit/list/row-actions.tsx'
import { useDeletableList } from '../../../kit/list/use-deletable-list.ts'
import { setStatus } from '../api/change-application.ts'
import { deleteApplication } from '../api/delete-application.ts'
import { applicationsKey, useApplications } from '../api/get-applications.ts'
import { markRead } from '../api/mark-read.ts'
import { AnswersDialog } from './answers-dialog.tsx'
import { ExportButton } from './export-button.tsx'

const LOOKS = { shortlisted: 'plain', interview: 'plain', offered: 'good', rejected: 'bad' } as const

interface RowCommands {
  view: (application: Application) => void
  remove: (applications: readonly Application[]) => void
}

const columnsWith = ({ view, remove }: RowCommands): Column<Application>[] => [
  {
    title: 'Timestamp',
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{longTime(createdAt)}</time>,
  },
  {
    title: 'Name',
    card: 'head',
    sortBy: ({ name }) => name,
    cell: ({ name, is_read, status }) => (
      <EntryName name={name} isNew={is_read === 0}>
        {status !== 'new' && <Badge look={LOOKS[status]}>{APPLICATION_STATUS_NAMES[status]}</Badge>}
      </EntryName>
    ),
  },
  { title: 'Phone', width: 'least', cell: ({ phone }) => <a href={`tel:${phone}`}>{phone}</a> },
  emailColumn,
  {
    title: 'Education',
    sortBy: ({ education }) => educationName(education),
    cell: ({ education }) => educationName(education),
  },
  {
    title: 'Actions',
    width: 'least',
    card: 'foot',
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
          onClick={() => remove([application])}
        />
      </RowActions>
    ),
  },
]

const filters: Filter<Application>[] = [
  {
    name: 'status',
    label: 'Status',
    options: APPLICATION_STATUS_NAMES,
    valuesOf: ({ status }) => [status],
  },
]

const searchText = ({ name, phone, email, reference, institution, ...answers }: Application) =>
  [name, phone, email, reference, institution, answers.skills_or_expertise, answers.software_or_tools].join(
    ' ',
  )

export function ApplicationList({ vacancyId }: { vacancyId: string }) {
  const { data: vacancy, error, mutate } = useApplications(vacancyId)
  const rows = vacancy?.applicationResponses
  const { mutate: refresh } = useSWRConfig()
  const [openedId, setOpenedId] = useState<number>()

  function view(application: Application) {
    setOpenedId(application.id)
    if (!vacancy || application.is_read === 1) return
    void markRead(application.id, vacancy, mutate).then(() => refresh(SUMMARY))
  }
  const { list, screen, question } = useDeletableList(
    { rows, error, retry: mutate },
    { columnsWith: (remove) => columnsWith({ view, remove }), searchText, filters },
  )

  return (
    <>
      <ListScreen
        label="Applications"
        things="applications"
        {...screen}
        nameOf={({ name }) => name}
        isMarked={({ is_read }) => is_read === 0}
        tools={<ExportButton vacancyId={vacancyId} status={list.query.filters.status ?? ''} />}
      />
      <AnswersDialog
        application={rows?.find(({ id }) => id === openedId)}
        among={list.found ?? []}
        onOpen={view}
        onClose={() => setOpenedId(undefined)}
        onStatus={async ({ id }, status) => vacancy && setStatus({ id, status }, vacancy, mutate)}
        onDelete={(application) => screen.onDelete([application])}
        refresh={mutate}
      />
      <DeleteDialog
        {...question}
        noun={['response', 'responses']}
        listKey={applicationsKey(vacancyId)}
        remove={({ id }) => deleteApplication(id)}
      >
        {({ name }) => `The answers and documents of ${name} are deleted for good.`}
      </DeleteDialog>
    </>
  )
}
