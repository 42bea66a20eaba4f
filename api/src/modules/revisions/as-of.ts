import type { AsOfPage, AsOfQuery, AsOfRow, SeenSubject } from '@arunika/admin-contracts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { revisions, trash } from '../../db/schema/index.ts'
import { pastArticles } from '../articles/past.ts'
import { pastCategories } from '../categories/past.ts'
import { pastVacancies } from '../vacancies/past.ts'
import type { PastKind } from './kind.ts'

const PAGE_SIZE = 20
/** Maximum entries read per page. Most entries older than the moment were visible to readers. */
const MOST_READ = 200

/** The snapshot format of each kind. */
const KINDS: Record<SeenSubject, PastKind<object>> = {
  article: pastArticles as PastKind<object>,
  category: pastCategories,
  'job vacancy': pastVacancies as PastKind<object>,
}

interface Found extends Record<string, unknown> {
  id: number
  revision: number | null
  /** The entry's newest save; null if none is recorded. */
  newest: number | null
  /** The action of that save. */
  newestAction: string | null
  actor: string | null
  action: string | null
  title: string | null
  facts: object | null
  savedAt: string | null
}

/** The next entries by decreasing id, including deleted ones, each as of its last save before the moment. */
async function read(executor: Executor, { subject, at, after = 2 ** 31 - 1 }: AsOfQuery): Promise<Found[]> {
  const { rows } = await executor.execute<Found>(sql`
    with entries as (
      (select id from ${KINDS[subject].table} where id < ${after} order by id desc limit ${MOST_READ})
      union
      (select ${trash.subjectId} from ${trash}
        where ${trash.subject} = ${subject} and ${trash.subjectId} < ${after}
        order by ${trash.subjectId} desc limit ${MOST_READ})
      order by id desc limit ${MOST_READ})
    select entries.id, was.id as revision, newest.id as newest, newest.action as "newestAction",
      was.actor, was.action, was.title, was.created_at as "savedAt",
      was.snapshot - 'content' - 'pictures' - 'description' - 'requirement' - 'translations' as facts
    from entries
    left join lateral (
      select * from ${revisions} r
      where r.subject = ${subject} and r.subject_id = entries.id and r.created_at <= ${at}::timestamptz
      order by r.id desc limit 1) was on true
    left join lateral (
      select r.id, r.action from ${revisions} r
      where r.subject = ${subject} and r.subject_id = entries.id
      order by r.id desc limit 1) newest on true
    order by entries.id desc`)
  return rows
}

/**
 * The site as readers saw it at a moment, reconstructed from the recorded saves. It lacks permanently deleted entries,
 * and states before an entry's oldest recorded save.
 */
export async function pageAsOf(executor: Executor, query: AsOfQuery): Promise<AsOfPage> {
  const at = new Date(query.at)
  const found = await read(executor, query)
  const unsaved = found.filter(({ newest }) => newest === null).map(({ id }) => id)
  const { wasShown, now } = KINDS[query.subject]
  const current = new Map(
    unsaved.length > 0 ? (await now(executor, unsaved)).map((row) => [row.id, row]) : [],
  )

  const entries: AsOfRow[] = []
  for (const row of found) {
    const { id, revision, newest, newestAction, actor, action, title, facts, savedAt } = row
    const same = current.get(id)
    const isThere = facts ? action !== 'deleted' : same !== undefined && same.createdAt <= at
    if (!isThere || !wasShown(facts ?? same ?? {}, at)) continue
    const since = newestAction === 'deleted' ? 'deleted' : revision === newest ? 'same' : 'changed'
    const saved = savedAt === null ? null : new Date(savedAt).toISOString()
    entries.push({ id, title: title ?? same?.title ?? '', revision, savedAt: saved, actor, since })
    if (entries.length === PAGE_SIZE) break
  }
  const lastRead = found.at(-1)?.id ?? null
  const next = entries.length === PAGE_SIZE ? (entries.at(-1)?.id ?? null) : lastRead
  const isEnd = found.length < MOST_READ && next === lastRead
  return { entries, next: isEnd ? null : next }
}
