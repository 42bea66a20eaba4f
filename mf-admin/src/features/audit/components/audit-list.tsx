import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditEntry } from '@arunika/admin-contracts'
import { shortTime } from '@arunika/text'
import { Link } from 'react-router-dom'
import type { Column } from '../../../components/table/data-table.tsx'
import { ListScreen } from '../../../components/table/list-screen.tsx'
import { useList } from '../../../components/table/use-list.ts'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import { capital } from '../../../lib/capital.ts'
import { AUDIT_LOG, useAuditLog } from '../api/get-audit-log.ts'
import { subjectPath } from '../subject-path.ts'

/** Describes the subject of an entry: `Article #3 “Open house”`. */
const subjectText = ({ subject, subjectId, title }: AuditEntry) =>
  [capital(subject), subjectId !== null && `#${subjectId}`, title && `“${title}”`].filter(Boolean).join(' ')

function Subject({ entry }: { entry: AuditEntry }) {
  const path = subjectPath(entry)
  return path ? <Link to={path}>{subjectText(entry)}</Link> : subjectText(entry)
}

const columns: Column<AuditEntry>[] = [
  {
    title: 'Time',
    card: 'wide',
    width: 'least',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{shortTime(createdAt)}</time>,
  },
  { title: 'Who', card: 'wide', cell: ({ actor }) => actor },
  { title: 'Action', width: 'least', card: 'head', cell: ({ action }) => <strong>{capital(action)}</strong> },
  { title: 'What', width: 'rest', cell: (entry) => <Subject entry={entry} /> },
]

const optionsOf = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, capital(word)]))

const filters = [
  { name: 'subject', label: 'What', options: optionsOf(AUDIT_SUBJECTS) },
  { name: 'action', label: 'Action', options: optionsOf(AUDIT_ACTIONS) },
]

/** The audit log; the api searches, filters and paginates it. */
export function AuditList() {
  const query = useListQuery()
  const { data, error, mutate } = useAuditLog(query)
  const { selection: _, ...list } = useList(data, { path: AUDIT_LOG, query, filters })
  return (
    <ListScreen
      label="Audit log"
      plural="the audit log"
      columns={columns}
      list={list}
      error={error}
      onRetry={() => void mutate()}
      nameOf={subjectText}
    />
  )
}
