import type { AuditQuery } from '@arunika/shared/contracts'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators, auditLog, entryWordsSearched } from '../../db/schema.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo, holdsWords } from '../../lib/searching.ts'

/** Who changes something: an administrator, or by its name what acts on its own. */
export type Actor = { administratorId: number } | { name: string }

type NewEntry = typeof auditLog.$inferInsert
/** What was done. */
export type Deed = Pick<NewEntry, 'action' | 'subject' | 'subjectId' | 'title'>

const nameOf = (actor: Actor) =>
  'name' in actor
    ? actor.name
    : sql<string>`(select email from ${administrators} where id = ${actor.administratorId})`

/** Notes who did it; in the transaction of the deed, so that neither is there without the other. */
export async function record(executor: Executor, actor: Actor, ...deeds: readonly Deed[]): Promise<void> {
  if (deeds.length === 0) return
  await executor.insert(auditLog).values(deeds.map((deed) => ({ ...deed, actor: nameOf(actor) })))
}

export type LoggedSubject = Pick<Deed, 'subject' | 'subjectId'>

/** Days back in which the last change of something is looked for: who opened it longer ago has a session no more. */
const RECENT = 2

/** The newest entry about something, of those that changed it; undefined when that was long ago. */
export async function findLastEntry(executor: Executor, { subject, subjectId }: LoggedSubject) {
  const [row] = await executor
    .select({ actor: auditLog.actor, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(
      and(
        sql`${auditLog.createdAt} > now() - make_interval(days => ${RECENT})`,
        eq(auditLog.subject, subject),
        eq(auditLog.subjectId, subjectId ?? 0),
        inArray(auditLog.action, ['created', 'changed', 'status changed']),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1)
  return row
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
    ...holdsWords(entryWordsSearched, q),
    subject && eq(auditLog.subject, subject),
    action && eq(auditLog.action, action),
  )
  const { place, from, orderBy, limit, offset, paged } = keyset(sorts, query)
  const rows = await executor
    .select({ ...getTableColumns(auditLog), place })
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
