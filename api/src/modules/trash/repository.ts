import type { RevisedSubject, TrashQuery } from '@arunika/admin-contracts'
import { and, asc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { revisions, trash, vacancyCounts } from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo, holdsWords } from '../../lib/searching.ts'
import { type Actor, nameOf } from '../audit/repository.ts'
import { type Recorded, recordSave } from '../revisions/repository.ts'

/** A trash entry with the revision to restore. */
export type TrashedRow = typeof trash.$inferSelect & { snapshot: object }

/** Records a deletion that can be undone, in its transaction. */
export async function putInTrash(executor: Executor, by: Actor, recorded: Recorded): Promise<void> {
  const revisionId = await recordSave(executor, by, 'deleted', recorded)
  const { subject, subjectId, title } = recorded
  await executor.insert(trash).values({ subject, subjectId, title, actor: nameOf(by), revisionId })
}

/** Removes an entry from the trash that came back in a different way than by restoring it. */
export const removeFromTrash = (executor: Executor, of: Pick<Recorded, 'subject' | 'subjectId'>) =>
  executor.delete(trash).where(and(eq(trash.subject, of.subject), eq(trash.subjectId, of.subjectId)))

const sorts = {
  keys: {
    deleted: { by: trash.deletedAt, type: 'timestamptz' },
    name: { by: sql`lower(${trash.title})`, type: 'text' },
  },
  byDefault: '-deleted',
  id: trash.id,
} as const

const itsApplications = sql<number>`coalesce(case when ${trash.subject} = 'job vacancy' then
  (select c.applications from ${vacancyCounts} c where c.vacancy_id = ${trash.subjectId}) end, 0)`

/** One page of the trash. */
export async function listTrash(
  executor: Executor,
  query: TrashQuery,
  subjects: readonly RevisedSubject[] | undefined,
) {
  const isOwn = subjects && inArray(trash.subject, [...subjects])
  const matching = and(
    isOwn,
    holdsWords(sql`${trash.title}`, query.q)(),
    query.subject && eq(trash.subject, query.subject),
  )
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts, query)
  const rows = await executor
    .select({ ...getTableColumns(trash), applications: itsApplications, cursor })
    .from(trash)
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const [found, total] = await Promise.all([
    countUpTo(executor, trash, matching),
    countUpTo(executor, trash, isOwn),
  ])
  return { ...paged(rows), ...countsOf(found, total) }
}

const whole = { ...getTableColumns(trash), snapshot: revisions.snapshot }

/** Trash entries by id, locked until the transaction ends. */
export const lockTrashed = (
  executor: Executor,
  subject: RevisedSubject,
  ids: readonly number[],
): Promise<TrashedRow[]> =>
  executor
    .select(whole)
    .from(trash)
    .innerJoin(revisions, eq(revisions.id, trash.revisionId))
    .where(and(eq(trash.subject, subject), inArray(trash.subjectId, [...ids])))
    .orderBy(asc(trash.id))
    .for('update', { of: trash })

/** One trash entry by its own id, locked until the transaction ends. */
export async function lockEntry(executor: Executor, id: number) {
  const [row] = await executor.select().from(trash).where(eq(trash.id, id)).for('update')
  return row
}

export const removeEntry = (executor: Executor, id: number) => executor.delete(trash).where(eq(trash.id, id))

/** Entries deleted before that instant, oldest first. */
export const listExpired = (executor: Executor, before: Date) =>
  executor
    .select({ id: trash.id })
    .from(trash)
    .where(lt(trash.deletedAt, before))
    .orderBy(asc(trash.deletedAt))
    .limit(EXPIRED_AT_ONCE)

const EXPIRED_AT_ONCE = 500
