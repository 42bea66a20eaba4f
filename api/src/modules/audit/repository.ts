import type { AuditQuery } from '@arunika/admin-contracts'
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators, auditLog, entryWordsSearched } from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo, holdsWords } from '../../lib/searching.ts'

/** The author of a change: an administrator, or an automatic actor by name. */
export type Actor = { administratorId: number } | { name: string }

type NewEntry = typeof auditLog.$inferInsert
/** The recorded action and its subject. */
export type Deed = Pick<NewEntry, 'action' | 'subject' | 'subjectId' | 'title'>

/** SQL for the actor's e-mail address, stored as text because the entry outlives the account. */
export const nameOf = (actor: Actor): SQL<string> =>
  'name' in actor
    ? sql`${actor.name}::text`
    : sql`(select email from ${administrators} where id = ${actor.administratorId})`

/** Entries per statement. Deleting a vacancy can delete thousands of applications, each with an entry. */
const BATCH = 1_000

/** Records the actor in the transaction of the change, so that neither exists without the other. */
export async function record(executor: Executor, actor: Actor, ...deeds: readonly Deed[]): Promise<void> {
  for (let from = 0; from < deeds.length; from += BATCH)
    await insertEntries(executor, actor, deeds.slice(from, from + BATCH))
}

/** Passes one array per column, because with one set of parameters per entry planning takes seconds. */
async function insertEntries(executor: Executor, actor: Actor, deeds: readonly Deed[]) {
  const list = (of: (deed: Deed) => unknown) => sql.param(deeds.map(of))
  await executor.execute(sql`
    insert into ${auditLog} (actor, action, subject, subject_id, title)
    select ${nameOf(actor)}, action, subject, subject_id, title
    from unnest(${list(({ action }) => action)}::text[], ${list(({ subject }) => subject)}::text[],
      ${list(({ subjectId }) => subjectId ?? null)}::integer[], ${list(({ title }) => title ?? '')}::text[])
      with ordinality as deeds(action, subject, subject_id, title, nth)
    order by nth`)
}

export type LoggedSubject = Pick<Deed, 'subject' | 'subjectId'>

/** Days to search back for the last change; no session lasts longer. */
const RECENT = 2

/** The newest entry that changed the subject; undefined if that was long ago. */
export async function findLastEntry(executor: Executor, { subject, subjectId }: LoggedSubject) {
  const [row] = await executor
    .select({ actor: auditLog.actor, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(
      and(
        sql`${auditLog.createdAt} > now() - make_interval(days => ${RECENT})`,
        eq(auditLog.subject, subject),
        eq(auditLog.subjectId, subjectId ?? 0),
        inArray(auditLog.action, ['created', 'changed', 'restored', 'status changed']),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1)
  return row
}

/** The actor who deleted it permanently. */
export async function findDeleter(
  executor: Executor,
  { subject, subjectId }: LoggedSubject,
): Promise<string> {
  const [row] = await executor
    .select({ actor: auditLog.actor })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, 'deleted for good'),
        eq(auditLog.subject, subject),
        eq(auditLog.subjectId, subjectId ?? 0),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1)
  return row?.actor ?? ''
}

const sorts = {
  keys: { time: { by: auditLog.createdAt, type: 'timestamptz' } },
  byDefault: '-time',
  id: auditLog.id,
} as const

/** One page of the log. */
export async function listEntries(executor: Executor, query: AuditQuery) {
  const { q, subject, action } = query
  const matching = and(
    holdsWords(entryWordsSearched, q)(),
    subject && eq(auditLog.subject, subject),
    action && eq(auditLog.action, action),
  )
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts, query)
  const rows = await executor
    .select({ ...getTableColumns(auditLog), cursor })
    .from(auditLog)
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const [found, total] = await Promise.all([
    countUpTo(executor, auditLog, matching),
    countUpTo(executor, auditLog, undefined),
  ])
  return { ...paged(rows), ...countsOf(found, total) }
}
