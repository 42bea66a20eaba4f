import type { ImportEntry } from '@arunika/admin-contracts'
import { and, asc, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { articleImportEntries, articleImports, articles } from '../../db/schema/index.ts'
import { type Actor, nameOf } from '../audit/repository.ts'

/** An import without progress for this long has ended with its process. */
const SILENT = sql`interval '2 minutes'`
const isRunning = sql`finished_at is null and updated_at > now() - ${SILENT}`

type NewImport = Pick<typeof articleImports.$inferInsert, 'fileName' | 'publishes' | 'articles' | 'remarks'>

/** @returns undefined if another import is running */
export async function insertImport(executor: Executor, by: Actor, values: NewImport) {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext('article imports'))`)
  const [running] = await executor
    .select({ id: articleImports.id })
    .from(articleImports)
    .where(isRunning)
    .limit(1)
  if (running) return undefined
  const [row] = await executor
    .insert(articleImports)
    .values({ ...values, actor: nameOf(by) })
    .returning({ id: articleImports.id })
  return row?.id
}

const withId = (id: number) => eq(articleImports.id, id)

/** Records progress, so that the import counts as running. */
export const touchImport = (executor: Executor, id: number) =>
  executor.update(articleImports).set({ updatedAt: sql`now()` }).where(withId(id))

export async function insertEntry(executor: Executor, importId: number, nth: number, entry: ImportEntry) {
  await executor.insert(articleImportEntries).values({ importId, nth, ...entry })
  await touchImport(executor, importId)
}

export const finishImport = (executor: Executor, id: number, remarks: string[]) =>
  executor
    .update(articleImports)
    .set({ finishedAt: sql`now()`, updatedAt: sql`now()`, remarks })
    .where(withId(id))

/** Ends an import before its file. */
export const interruptImport = (executor: Executor, id: number) =>
  executor
    .update(articleImports)
    .set({ updatedAt: new Date(0) })
    .where(withId(id))

const countOf = (outcome: ImportEntry['outcome']) =>
  sql<number>`(${count()} filter (where outcome = ${outcome}))::int`

async function list(executor: Executor, condition: SQL | undefined, limit: number) {
  const newest = executor
    .select()
    .from(articleImports)
    .where(condition)
    .orderBy(desc(articleImports.id))
    .limit(limit)
    .as('newest')
  const entries = executor
    .select({
      published: countOf('published').as('published'),
      draft: countOf('draft').as('draft'),
      skipped: countOf('skipped').as('skipped'),
    })
    .from(articleImportEntries)
    .where(eq(articleImportEntries.importId, newest.id))
    .as('entries')
  return executor
    .select({
      id: newest.id,
      actor: newest.actor,
      fileName: newest.fileName,
      articles: newest.articles,
      remarks: newest.remarks,
      createdAt: newest.createdAt,
      state: sql<
        'running' | 'finished' | 'interrupted'
      >`case when ${newest.finishedAt} is not null then 'finished'
        when ${newest.updatedAt} > now() - ${SILENT} then 'running' else 'interrupted' end`,
      published: entries.published,
      draft: entries.draft,
      skipped: entries.skipped,
    })
    .from(newest)
    .crossJoinLateral(entries)
    .orderBy(desc(newest.id))
}

/** The last imports, the newest first. */
export const listImports = (executor: Executor, limit: number) => list(executor, undefined, limit)

export async function findImport(executor: Executor, id: number) {
  const [row] = await list(executor, withId(id), 1)
  return row
}

export const listEntries = (executor: Executor, importId: number): Promise<ImportEntry[]> =>
  executor
    .select({
      title: articleImportEntries.title,
      outcome: articleImportEntries.outcome,
      articleId: articleImportEntries.articleId,
      remarks: articleImportEntries.remarks,
    })
    .from(articleImportEntries)
    .where(eq(articleImportEntries.importId, importId))
    .orderBy(asc(articleImportEntries.nth))

/** Deletes reports that are older than this. */
export const deleteImportsBefore = (executor: Executor, before: SQL) =>
  executor.delete(articleImports).where(lt(articleImports.createdAt, before))

interface Identity {
  slug: string
  title: string
  date: string
}

/** The article with the same slug, or with the same title and day; without a day the title is enough. */
export async function findSame(executor: Executor, { slug, title, date }: Identity) {
  const of = (condition: SQL | undefined) =>
    executor
      .select({ id: articles.id, title: articles.title })
      .from(articles)
      .where(condition)
      .orderBy(asc(articles.id))
      .limit(1)
  const [bySlug] = slug ? await of(and(sql`${articles.slug} <> ''`, eq(articles.slug, slug))) : []
  if (bySlug) return { ...bySlug, by: 'slug' as const }
  const isThatDay = date ? eq(articles.date, date) : undefined
  const [byTitle] = await of(and(sql`lower(${articles.title}) = lower(${title})`, isThatDay))
  return byTitle && { ...byTitle, by: 'title' as const }
}
