import type { InvitationRow } from '@arunika/admin-contracts'
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
import { INVITATIONS, useInvitations } from '../api/get-announcements.ts'
import { cancelMail } from '../api/mails.ts'
import { MAIL_VARIANTS, mailStateText } from '../mail-state.ts'
import styles from './announcement-list.module.css'

const columns: readonly Column<InvitationRow>[] = [
  {
    title: 'Name',
    width: 'name',
    card: 'head',
    cell: ({ name, application }) => (
      <bdi>
        <EntryLink to={`/admin/applicants?open=${application}`}>{name}</EntryLink>
      </bdi>
    ),
  },
  { title: 'Invited To', isWhole: true, cell: ({ vacancy }) => vacancy.title },
  {
    title: 'The Applicant Will Read',
    width: 'most',
    isWhole: true,
    cell: ({ subject, text }) => (
      <details>
        <summary className={styles.subject}>{subject}</summary>
        <p className={styles.text}>{text}</p>
      </details>
    ),
  },
  {
    title: 'Mail',
    width: 'least',
    card: 'wide',
    isWhole: true,
    cell: (mail) => (
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
  },
]

interface InvitationListProps {
  /** Names of vacancies by id, to narrow the list. */
  vacancies: Readonly<Record<string, string>>
}

/** Invitations to apply that have not left, and can be taken back. */
export function InvitationList({ vacancies }: InvitationListProps) {
  const { filters: chosen, ...state } = useListQuery()
  const query = { ...state, filters: { vacancy: chosen.vacancy ?? '' } }
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data, error, mutate } = useInvitations(query)
  const filters: Filter[] = [{ name: 'vacancy', label: 'Job vacancy', options: vacancies }]
  const list = useList(data, { path: INVITATIONS, query, filters })
  const [problem, setProblem] = useState<string>()

  async function takeBack(rows: readonly InvitationRow[]) {
    const results = await Promise.allSettled(rows.map(({ application, id }) => cancelMail(application, id)))
    const count = results.filter(({ status }) => status === 'fulfilled').length
    const left = rows.length - count
    setProblem(left > 0 ? `${left} of ${rows.length} had left or were leaving.` : undefined)
    list.selection?.clear()
    const message = `${count === 1 ? 'One invitation has' : `${count} invitations have`} been taken back.`
    if (count > 0) navigate(pathname + search, { state: { message } satisfies MessageState })
    await mutate()
  }

  return (
    <>
      <p className={styles.about}>Each invitation can be taken back until it is sent.</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <ListScreen
        label="Invitations"
        plural="invitations"
        columns={columns}
        list={list}
        error={error}
        onRetry={() => void mutate()}
        nameOf={({ name, vacancy }) => `${name}: ${vacancy.title}`}
        isMarked={({ state }) => state === 'failed'}
        bulkActions={({ selected }) => <Button onClick={() => void takeBack(selected)}>Take back</Button>}
      />
    </>
  )
}
