import type { ApplicantRow, VacancyRow } from '@arunika/admin-contracts'
import { APPLICATION_STATUS_NAMES } from '@arunika/contracts'
import { Button } from '@arunika/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import type { MessageState } from '../../../components/feedback/message-badge.tsx'
import { emailColumn } from '../../../components/table/columns.tsx'
import type { Column } from '../../../components/table/data-table.tsx'
import { ListScreen } from '../../../components/table/list-screen.tsx'
import { ActionButton, RowActions } from '../../../components/table/row-actions.tsx'
import { useList } from '../../../components/table/use-list.ts'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import { useOpenEntry } from '../../../components/table/use-open-entry.ts'
import type { Filter } from '../../../lib/list-view.ts'
import { APPLICANTS, useApplicants } from '../api/get-applicants.ts'
import { useMerging } from '../hooks/use-merging.ts'
import { ApplicantDialog } from './applicant-dialog.tsx'
import styles from './applicant-list.module.css'
import { InviteButton } from './invite-button.tsx'
import { SentApplication } from './sent-application.tsx'

/** Shown during a search. */
const FOUND = 'Found in'

const columnsWith = (view: (applicant: ApplicantRow) => void): Column<ApplicantRow>[] => [
  {
    title: 'Name',
    width: 'name',
    card: 'head',
    cell: ({ name }) => <strong title={name}>{name}</strong>,
  },
  {
    title: 'Applications',
    width: 'most',
    card: 'wide',
    isWhole: true,
    cell: ({ applications, count }) => (
      <ul className={styles.applications}>
        {applications.map((application) => (
          <li key={application.id}>
            <SentApplication application={application} />
          </li>
        ))}
        {count > applications.length && <li>and {count - applications.length} more</li>}
      </ul>
    ),
  },
  { title: FOUND, width: 'rest', card: 'wide', isWhole: true, cell: ({ passage }) => passage },
  { title: 'Phone', width: 'least', cell: ({ phone }) => <a href={`tel:${phone}`}>{phone}</a> },
  { ...emailColumn, sortable: false, isWhole: true },
  {
    title: 'Actions',
    width: 'least',
    card: 'foot',
    cell: (applicant) => (
      <RowActions>
        <ActionButton
          kind="view"
          label={`View all applications of ${applicant.name}`}
          onClick={() => view(applicant)}
        />
      </RowActions>
    ),
  },
]

interface ApplicantListProps {
  /** All vacancies, to narrow the list and to invite to the open ones. */
  vacancies: readonly Pick<VacancyRow, 'id' | 'title' | 'status'>[]
}

/** Everybody who has applied, over all vacancies and years. */
export function ApplicantList({ vacancies }: ApplicantListProps) {
  const query = useListQuery()
  const { data, error, mutate } = useApplicants(query)
  const opened = useOpenEntry()
  const merging = useMerging(mutate)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const openVacancies = vacancies.filter(({ status }) => status === 'open')
  const years = data?.years.map(String) ?? []
  const filters: Filter[] = [
    {
      name: 'vacancy',
      label: 'Job vacancy',
      options: Object.fromEntries(vacancies.map(({ id, title }) => [id, title])),
    },
    { name: 'status', label: 'Stage', options: APPLICATION_STATUS_NAMES },
    { name: 'year', label: 'Year', options: Object.fromEntries(years.map((year) => [year, year])) },
  ]
  const list = useList(data, { path: APPLICANTS, query, filters })
  const isSearch = data?.entries.some(({ passage }) => passage !== undefined) ?? false
  const columns = columnsWith(({ id }) => opened.open(id))

  return (
    <>
      {merging.problem && (
        <p className={styles.problem} role="alert">
          {merging.problem}
        </p>
      )}
      <ListScreen
        label="Applicants"
        plural="applicants"
        columns={columns.filter(({ title }) => title !== FOUND || isSearch)}
        list={list}
        error={error}
        onRetry={() => void mutate()}
        nameOf={({ name }) => name}
        bulkActions={({ selected, clear }) => (
          <>
            <InviteButton
              people={selected}
              openVacancies={openVacancies}
              onInvited={(message) => {
                clear()
                navigate(pathname + search, { state: { message } satisfies MessageState })
              }}
            />
            {selected.length > 1 && (
              <Button
                variant="secondary"
                onClick={async () => {
                  await merging.merge(selected.map(({ id }) => id))
                  clear()
                }}
              >
                Merge into one person
              </Button>
            )}
          </>
        )}
      />
      <ApplicantDialog
        id={opened.id}
        openVacancies={openVacancies}
        onClose={opened.close}
        onChanged={mutate}
      />
    </>
  )
}
