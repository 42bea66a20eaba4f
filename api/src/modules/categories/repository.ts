import type { ListQuery } from '@arunika/admin-contracts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { articleCategories, articles, categories, categoryCounts } from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo, holdsWords } from '../../lib/searching.ts'

// Drizzle leaves the table's name out of columns in a query on one table, so subqueries name theirs themselves.
const itsArticles = sql<{ id: number; title: string }[]>`coalesce((
  select json_agg(json_build_object('id', a.id, 'title', a.title) order by a.date desc, a.id desc)
  from ${articleCategories} ac join ${articles} a on a.id = ac.article_id
  where ac.category_id = ${categories}.id), '[]'::json)`

const columns = {
  id: categories.id,
  name: categories.name,
  articles: itsArticles,
  updatedAt: categories.updatedAt,
}

const version = { id: categories.id, updatedAt: categories.updatedAt }

export const listCategories = (executor: Executor) =>
  executor.select(columns).from(categories).orderBy(asc(categories.id))

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number]

/** Every category without its articles, by name. */
export const listCategoryNames = (executor: Executor) =>
  executor
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.name), asc(categories.id))

export async function findCategoryName(executor: Executor, id: number) {
  const { name } = categories
  const [row] = await executor
    .select({ id: categories.id, name, updatedAt: categories.updatedAt })
    .from(categories)
    .where(eq(categories.id, id))
  return row
}

const numberOfArticles = sql<number>`coalesce(${categoryCounts.articles}, 0)`
const sorts = {
  keys: {
    created: { by: categories.id, type: 'integer' },
    name: { by: sql`lower(${categories.name})`, type: 'text' },
    'number-of-articles': { by: numberOfArticles, type: 'integer' },
  },
  byDefault: 'created',
  id: categories.id,
} as const

/** One page of the categories, each with the number of its articles. */
export async function listCategoryPage(executor: Executor, query: ListQuery) {
  const matching = and(...holdsWords(sql`${categories.name}`, query.q))
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts, query)
  const rows = await executor
    .select({ id: categories.id, name: categories.name, articles: numberOfArticles, cursor })
    .from(categories)
    .leftJoin(categoryCounts, eq(categoryCounts.categoryId, categories.id))
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const [found, total] = await Promise.all([
    countUpTo(executor, categories, matching),
    countUpTo(executor, categories, undefined),
  ])
  return { ...paged(rows), ...countsOf(found, total) }
}

export async function findCategory(executor: Executor, id: number) {
  const [row] = await executor.select(columns).from(categories).where(eq(categories.id, id))
  return row
}

/**
 * Whether another category has the name, ignoring case and outer spaces; the name stays reserved until the transaction ends.
 * A category may keep a name that it shares since before names were compared.
 * @param id category that is to have the name, undefined for a new one
 */
export async function isNameTaken(executor: Executor, name: string, id?: number): Promise<boolean> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext('category names'))`)
  const rows = await executor
    .select({ id: categories.id })
    .from(categories)
    // Both by the database: it and JavaScript do not agree on what is lower case in every language.
    .where(sql`lower(trim(${categories.name})) = lower(trim(${name}))`)
  return rows.length > 0 && rows.every((row) => row.id !== id)
}

export async function insertCategory(executor: Executor, name: string) {
  const [row] = await executor.insert(categories).values({ name }).returning(version)
  if (!row) throw new Error('An inserted row always comes back.')
  return row
}

/** The category; it stays until the transaction ends. */
export async function lockCategory(executor: Executor, id: number) {
  const [row] = await executor
    .select({ ...version, name: categories.name })
    .from(categories)
    .where(eq(categories.id, id))
    .for('update')
  return row
}

/** The new version. */
export async function renameCategory(executor: Executor, id: number, name: string) {
  const [row] = await executor
    .update(categories)
    .set({ name, updatedAt: new Date() })
    .where(eq(categories.id, id))
    .returning(version)
  if (!row) throw new Error('A locked row is there to be updated.')
  return row
}

/** Puts the articles of one category into another one too. */
export const copyArticles = (executor: Executor, from: number, to: number) =>
  executor.execute(sql`insert into ${articleCategories} (article_id, category_id)
    select article_id, ${to}::int from ${articleCategories} where category_id = ${from}
    on conflict do nothing`)

/**
 * Locks the articles of a locked category and returns their ids. Call it before their links are deleted: the trigger
 * updates the articles, and every other writer locks an article before its links.
 */
export async function lockArticlesIn(executor: Executor, id: number): Promise<number[]> {
  const rows = await executor
    .select({ id: articles.id })
    .from(articles)
    .where(sql`${articles.id} in (select article_id from ${articleCategories} where category_id = ${id})`)
    .orderBy(asc(articles.id))
    .for('update')
  return rows.map((row) => row.id)
}

/** Brings a deleted category back under its number, with those of its articles that still exist. */
export async function reinsertCategory(
  executor: Executor,
  id: number,
  { name, articles: ids = [] }: { name: string; articles?: readonly number[] },
) {
  await executor.insert(categories).overridingSystemValue().values({ id, name })
  await executor.execute(sql`insert into ${articleCategories} (article_id, category_id)
    select id, ${id}::int from ${articles} where id = any(${sql.param(ids)}::int[])
    on conflict do nothing`)
}

/** Its articles stay, without it. */
export const deleteCategory = (executor: Executor, id: number) =>
  executor.delete(categories).where(eq(categories.id, id))
