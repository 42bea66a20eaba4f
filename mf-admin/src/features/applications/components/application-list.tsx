import type { ApplicationRow } from '@arunika/admin-contracts'
import { type ApplicationStage, educationName } from '@arunika/contracts'
import { Badge, ButtonLink } from '@arunika/ui'
import { useLocation } from 'react-router-dom'
import { emailColumn, receivedColumn } from '../../../components/table/columns.tsx'
import type { Column } from '../../../components/table/data-table.tsx'
import { DeleteDialog } from '../../../components/table/delete-dialog.tsx'
import { EntryName } from '../../../components/table/entry-name.tsx'
import { ListScreen } from '../../../components/table/list-screen.tsx'
import { ActionButton, RowActions } from '../../../components/table/row-actions.tsx'
import { useDeletableList } from '../../../components/table/use-deletable-list.ts'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import { useOpenEntry } from '../../../components/table/use-open-entry.ts'
import type { Filter } from '../../../lib/list-view.ts'
import { useIsOnlySpecified, WithOwnApi } from '../../../lib/only-specified.ts'
import { isAllowed } from '../../../lib/rights.ts'
import { deleteApplication } from '../api/delete-application.ts'
import { applicationsPath, useApplications } from '../api/get-applications.ts'
import { useStages } from '../api/get-stages.ts'
import { useReadingMark } from '../hooks/use-reading-mark.ts'
import { useStepping } from '../hooks/use-stepping.ts'
import { STATUS_VARIANTS } from '../status-variants.ts'
import { isUnannounced } from '../unannounced.ts'
import { AnnounceButton } from './announce-button.tsx'
import { BulkInterview } from './bulk-interview.tsx'
import { BulkMail } from './bulk-mail.tsx'
import { BulkStage } from './bulk-stage.tsx'
import { ExportButton } from './export-button.tsx'
import { LaterReading } from './later-reading.tsx'
import { Rating } from './rating.tsx'

/** Shown during a search. */
const FOUND = 'Found in'

/** The specification has no stages of applications. */
const STATUS = 'Status'

interface RowCommands {
  view: (application: ApplicationRow) => void
  remove: (applications: readonly ApplicationRow[]) => void
}

const columnsWith = ({ view, remove }: RowCommands): Column<ApplicationRow>[] => [
  { ...receivedColumn, title: 'Timestamp' },
  {
    title: 'Name',
    width: 'name',
    card: 'head',
    sortable: true,
    cell: ({ name, is_read, withdrawnAt }) => (
      <EntryName name={name} isNew={is_read === 0}>
        {withdrawnAt && <Badge variant="bad">Withdrawn</Badge>}
      </EntryName>
    ),
  },
  { title: FOUND, width: 'rest', cell: ({ passage }) => passage },
  { title: 'Phone', width: 'least', cell: ({ phone }) => <a href={`tel:${phone}`}>{phone}</a> },
  emailColumn,
  {
    title: 'Education',
    sortable: true,
    cell: ({ education }) => educationName(education),
  },
  {
    title: STATUS,
    width: 'least',
    cell: ({ stage, rating, ...application }) => (
      <>
        {stage && <Badge variant={STATUS_VARIANTS[stage.status]}>{stage.name}</Badge>}
        {isUnannounced(application) && <Badge variant="plain">Not announced</Badge>}
        {rating != null && <Rating value={rating} />}
      </>
    ),
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
        {isAllowed('careers') && (
          <ActionButton
            kind="delete"
            label={`Delete the response of ${application.name}`}
            onClick={() => remove([application])}
          />
        )}
      </RowActions>
    ),
  },
]

const filtersOf = (stages: readonly ApplicationStage[]): Filter[] => [
  {
    name: 'stage',
    label: STATUS,
    options: Object.fromEntries(stages.map(({ id, name }) => [id, name])),
  },
]

export function ApplicationList({ vacancyId }: { vacancyId: string }) {
  const { pathname } = useLocation()
  const path = applicationsPath(vacancyId)
  const query = useListQuery()
  const { data, error, mutate } = useApplications(vacancyId, query)
  const isOnlySpecified = useIsOnlySpecified()
  const isSearch = data?.entries.some(({ passage }) => passage !== undefined) ?? false
  const isRecruiter = isAllowed('careers')
  const stages = useStages(vacancyId).data?.stages ?? []
  const opened = useOpenEntry()
  useReadingMark(opened.id, data, mutate)
  const { list, screen, question } = useDeletableList(
    { data, error, mutate },
    {
      path,
      query,
      columnsWith: (remove) =>
        columnsWith({ view: ({ id }) => opened.open(id), remove }).filter(
          ({ title }) => (title !== STATUS || !isOnlySpecified) && (title !== FOUND || isSearch),
        ),
      filters: isOnlySpecified ? [] : filtersOf(stages),
    },
  )
  const steps = useStepping(list, opened.id, opened.open)

  return (
    <>
      <ListScreen
        label="Applications"
        plural="applications"
        {...screen}
        onDelete={isRecruiter ? screen.onDelete : undefined}
        nameOf={({ name }) => name}
        isMarked={({ is_read }) => is_read === 0}
        bulkActions={({ selected: rows }) => (
          <>
            <BulkStage
              stages={stages}
              applications={rows}
              onMoved={() => list.selection?.clear()}
              refreshList={mutate}
            />
            <WithOwnApi>
              <BulkInterview applications={rows} onOffered={() => list.selection?.clear()} />
            </WithOwnApi>
            {isRecruiter && (
              <>
                <AnnounceButton applications={rows} onAnnounced={mutate} />
                <BulkMail applications={rows} onSent={() => list.selection?.clear()} />
              </>
            )}
          </>
        )}
        tools={
          isRecruiter && (
            <WithOwnApi>
              <ButtonLink variant="secondary" to={`/admin/announcements?vacancy=${vacancyId}`}>
                Announcements
              </ButtonLink>
              <ExportButton vacancyId={vacancyId} filters={query.filters} />
            </WithOwnApi>
          )
        }
      />
      <LaterReading
        opened={opened}
        steps={steps}
        {...(isRecruiter && { onDelete: (application: ApplicationRow) => screen.onDelete([application]) })}
        refreshList={mutate}
      />
      <DeleteDialog
        {...question}
        deletedPath={`${pathname}${opened.listSearch && `?${opened.listSearch}`}`}
        noun={['response', 'responses']}
        remove={({ id }) => deleteApplication(id)}
      >
        {({ name }) => `The answers and documents of ${name} are deleted for good.`}
      </DeleteDialog>
    </>
  )
}
