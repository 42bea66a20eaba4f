import type { RevisedSubject, RevisionQuery } from '@arunika/admin-contracts'
import { and, desc, eq, lt, lte } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { revisions } from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo } from '../../lib/searching.ts'
import { type Actor, type Deed, findLastEntry, nameOf, record } from '../audit/repository.ts'

/** Maximum revisions stored per entry; older ones are dropped. */
const MAX_REVISIONS = 200

/** The current state of an entry. */
export interface Recorded {
  subject: RevisedSubject
  subjectId: number
  title: string
  snapshot: object
  /** Public files that it shows. */
  files: string[]
}

type Row = typeof revisions.$inferSelect

const isOf = ({ subject, subjectId }: Pick<Row, 'subject' | 'subjectId'>) =>
  and(eq(revisions.subject, subject), eq(revisions.subjectId, subjectId))

// An entry is locked while it is saved, so revision ids follow the order of saves.
const newestFirst = desc(revisions.id)

/** Drops revisions beyond `MAX_REVISIONS`. */
async function prune(executor: Executor, of: Recorded) {
  const [oldest] = await executor
    .select({ id: revisions.id })
    .from(revisions)
    .where(isOf(of))
    .orderBy(newestFirst)
    .offset(MAX_REVISIONS)
    .limit(1)
  if (!oldest) return
  await executor.delete(revisions).where(and(isOf(of), lte(revisions.id, oldest.id)))
}

/**
 * Writes the current entry to the audit log and to its revisions. It runs in the transaction of the save, so that none
 * of the three exists without the others.
 * @returns id of the revision
 */
export async function recordSave(
  executor: Executor,
  by: Actor,
  action: Deed['action'],
  recorded: Recorded,
): Promise<number> {
  const { subject, subjectId, title, snapshot, files } = recorded
  await record(executor, by, { action, subject, subjectId, title })
  const [row] = await executor
    .insert(revisions)
    .values({ subject, subjectId, actor: nameOf(by), action, title, snapshot, files })
    .returning({ id: revisions.id })
  if (!row) throw new Error('An inserted row always comes back.')
  await prune(executor, recorded)
  return row.id
}

/** Records the current state of an entry older than revisions, so that its next save can be undone. */
export async function recordBaseline(
  executor: Executor,
  of: Pick<Row, 'subject' | 'subjectId'>,
  load: () => Promise<(Recorded & { updatedAt: Date }) | undefined>,
): Promise<void> {
  const [known] = await executor.select({ id: revisions.id }).from(revisions).where(isOf(of)).limit(1)
  if (known) return
  const found = await load()
  if (!found) return
  const { updatedAt, ...recorded } = found
  const entry = await findLastEntry(executor, of)
  await executor
    .insert(revisions)
    .values({ ...recorded, actor: entry?.actor ?? '', action: 'changed', createdAt: updatedAt })
}

const rowColumns = {
  id: revisions.id,
  actor: revisions.actor,
  action: revisions.action,
  title: revisions.title,
  createdAt: revisions.createdAt,
}

const sorts = {
  keys: { time: { by: revisions.id, type: 'integer' } },
  byDefault: '-time',
  id: revisions.id,
} as const

/** One page of an entry's revisions, without their contents. */
export async function listRevisions(executor: Executor, query: RevisionQuery) {
  const matching = isOf({ subject: query.subject, subjectId: query.id })
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts, query)
  const rows = await executor
    .select({ ...rowColumns, cursor })
    .from(revisions)
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const counted = await countUpTo(executor, revisions, matching)
  return { ...paged(rows), ...countsOf(counted, counted) }
}

export async function findRevision(executor: Executor, id: number): Promise<Row | undefined> {
  const [row] = await executor.select().from(revisions).where(eq(revisions.id, id))
  return row
}

/** The revision before this one. */
export async function findEarlier(executor: Executor, revision: Row): Promise<Row | undefined> {
  const [row] = await executor
    .select()
    .from(revisions)
    .where(and(isOf(revision), lt(revisions.id, revision.id)))
    .orderBy(newestFirst)
    .limit(1)
  return row
}

/** Deletes an entry's revisions. @returns the public files they referenced */
export async function deleteRevisions(
  executor: Executor,
  of: Pick<Row, 'subject' | 'subjectId'>,
): Promise<string[]> {
  const rows = await executor.delete(revisions).where(isOf(of)).returning({ files: revisions.files })
  return [...new Set(rows.flatMap(({ files }) => files))]
}
