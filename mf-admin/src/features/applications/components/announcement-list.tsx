import type { AnnouncementRow } from '@arunika/admin-contracts'
import { APPLICATION_STATUS_NAMES, type ApplicationStatus, LANGUAGE_NAMES } from '@arunika/contracts'
import { DEFAULT_LANGUAGE } from '@arunika/contracts/site'
import { shortTime } from '@arunika/text'
import { Badge, Button } from '@arunika/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { MessageState } from '../../../components/feedback/message-badge.tsx'
import type { Column } from '../../../components/table/data-table.tsx'
import { EntryLink } from '../../../components/table/entry-link.tsx'
import { ListScreen } from '../../../components/table/list-screen.tsx'
import { useList } from '../../../components/table/use-list.ts'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import type { Filter } from '../../../lib/list-view.ts'
import { ANNOUNCEMENTS, takeBack, useAnnouncements } from '../api/get-announcements.ts'
import { MAIL_VARIANTS, mailStateText } from '../mail-state.ts'
import { STATUS_VARIANTS } from '../status-variants.ts'
import { AnnounceButton } from './announce-button.tsx'
import styles from './announcement-list.module.css'
import { LaterMailDialog } from './later-mail-dialog.tsx'

const addressOf = ({ id, vacancy }: AnnouncementRow) =>
  `/admin/job-vacancies/applications/${vacancy.id}?open=${id}`

const announcedBy = ({ mail, status }: AnnouncementRow): ApplicationStatus => mail?.announces ?? status

const decisionsOf = (rows: readonly AnnouncementRow[]) =>
  [...new Set(rows.map(({ status }) => status))].map(
    (decision) => [decision, rows.filter(({ status }) => status === decision)] as const,
  )

const columns: readonly Column<AnnouncementRow>[] = [
  {
    title: 'Name',
    width: 'name',
    card: 'head',
    cell: (row) => (
      <bdi>
        <EntryLink to={addressOf(row)}>{row.name}</EntryLink>
      </bdi>
    ),
  },
  { title: 'Job Vacancy', isWhole: true, cell: ({ vacancy }) => vacancy.title },
  {
    title: 'Decision',
    width: 'least',
    isWhole: true,
    cell: (row) => (
      <div className={styles.contents}>
        <Badge variant={STATUS_VARIANTS[announcedBy(row)]}>
          {APPLICATION_STATUS_NAMES[announcedBy(row)]}
        </Badge>
        {row.status !== announcedBy(row) && (
          <Badge variant="bad">Now {APPLICATION_STATUS_NAMES[row.status]}</Badge>
        )}
      </div>
    ),
  },
  {
    title: 'The Applicant Will Read',
    width: 'most',
    isWhole: true,
    cell: ({ next, mail, language = DEFAULT_LANGUAGE }) => (
      <div className={styles.contents}>
        <p className={styles.sentence}>{next}</p>
        {mail ? (
          <details>
            <summary className={styles.subject}>{mail.subject}</summary>
            <p className={styles.text}>{mail.text}</p>
          </details>
        ) : (
          language !== DEFAULT_LANGUAGE && <p className={styles.fact}>Wrote in {LANGUAGE_NAMES[language]}</p>
        )}
      </div>
    ),
  },
]

const mailColumn: Column<AnnouncementRow> = {
  title: 'Mail',
  width: 'least',
  card: 'wide',
  isWhole: true,
  cell: ({ mail }) =>
    mail && (
      <div className={styles.contents}>
        <Badge variant={MAIL_VARIANTS[mail.state]}>
          {mail.state === 'planned' ? 'Planned' : mailStateText(mail)}
        </Badge>
        {mail.state === 'planned' && (
          <time className={styles.fact} dateTime={mail.sendAt}>
            {shortTime(mail.sendAt)}
          </time>
        )}
        <p className={styles.fact}>by {mail.by}</p>
      </div>
    ),
}

interface AnnouncementListProps {
  /** Names of vacancies by id, to narrow the list. */
  vacancies: Readonly<Record<string, string>>
}

/** The tray: decisions that applicants do not know, or the mails that are going to announce them. */
export function AnnouncementList({ vacancies }: AnnouncementListProps) {
  const query = useListQuery()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data, error, mutate } = useAnnouncements(query)
  const isWaiting = query.filters.mail === 'waiting'
  const filters: Filter[] = [
    { name: 'vacancy', label: 'Job vacancy', options: vacancies },
    { name: 'status', label: 'Decision', options: APPLICATION_STATUS_NAMES },
  ]
  const list = useList(data, { path: ANNOUNCEMENTS, query, filters })
  const [announced, setAnnounced] = useState<readonly AnnouncementRow[]>([])
  const [problem, setProblem] = useState<string>()
  const [decision] = announced.map(({ status }) => status)

  async function done(message: string) {
    setAnnounced([])
    list.selection?.clear()
    navigate(pathname + search, { state: { message } satisfies MessageState })
    await mutate()
  }
  async function takeBackAll(rows: readonly AnnouncementRow[]) {
    setProblem(undefined)
    try {
      const count = await takeBack(rows)
      const rest = rows.length - count
      const left = rest > 0 ? ` ${rest} of ${rows.length} had left or were leaving.` : ''
      await done(`${count === 1 ? 'One mail has' : `${count} mails have`} been taken back.${left}`)
    } catch (failure) {
      setProblem(`Not taken back. ${(failure as Error).message}`)
      await mutate()
    }
  }

  return (
    <>
      <p className={styles.about}>
        {isWaiting
          ? 'Each mail can be taken back until it is sent. The applicant’s own page changes once it is sent.'
          : 'Applicants see nothing of these decisions yet.'}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <ListScreen
        label="Announcements"
        plural="announcements"
        columns={isWaiting ? [...columns, mailColumn] : columns}
        list={list}
        error={error}
        onRetry={() => void mutate()}
        nameOf={({ name }) => name}
        isMarked={({ mail }) => mail?.state === 'failed'}
        bulkActions={({ selected }) =>
          isWaiting ? (
            <Button onClick={() => void takeBackAll(selected)}>Take back</Button>
          ) : (
            <>
              {decisionsOf(selected).map(([status, rows]) => (
                <Button key={status} onClick={() => setAnnounced(rows)}>
                  Announce {APPLICATION_STATUS_NAMES[status]} ({rows.length})
                </Button>
              ))}
              <AnnounceButton
                applications={selected}
                onAnnounced={async () => {
                  list.selection?.clear()
                  await mutate()
                }}
              />
            </>
          )
        }
      />
      {decision && (
        <LaterMailDialog
          decision={decision}
          applications={announced}
          onClose={() => setAnnounced([])}
          onSent={(message) => void done(message)}
        />
      )}
    </>
  )
}
