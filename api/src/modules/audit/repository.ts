import { AUDIT_PAGE_SIZE, type AuditQuery } from '@arunika/shared/contracts'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators, auditLog } from '../../db/schema.ts'

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

const searched = sql`concat_ws(' ', ${auditLog.actor}, ${auditLog.action}, ${auditLog.subject},
  '#' || ${auditLog.subjectId}, ${auditLog.title})`

/** Every word occurs, in capitals or not. */
function holds(search: string): SQL[] {
  const words = search.split(/\s+/).filter(Boolean)
  return words.map((word) => sql`${searched} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
}

function matching({ q = '', subject, action }: AuditQuery) {
  return and(...holds(q), subject && eq(auditLog.subject, subject), action && eq(auditLog.action, action))
}

export const listEntries = (executor: Executor, query: AuditQuery) =>
  executor
    .select()
    .from(auditLog)
    .where(matching(query))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(AUDIT_PAGE_SIZE)
    .offset(((query.page ?? 1) - 1) * AUDIT_PAGE_SIZE)

/** How many entries fit the query, and how many there are. */
export async function countEntries(executor: Executor, query: AuditQuery) {
  const condition = matching(query)
  const found = condition ? sql<number>`(count(*) filter (where ${condition}))::int` : count()
  const [row] = await executor.select({ found, total: count() }).from(auditLog)
  return row ?? { found: 0, total: 0 }
}
