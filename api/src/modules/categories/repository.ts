import type { ListQuery } from '@arunika/admin-contracts'
import { LANGUAGES, type Language } from '@arunika/contracts/site'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import {
  articleCategories,
  articles,
  categories,
  categoryCounts,
  categoryIn,
  categoryWordsSearched,
} from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo, findRows, holdsWords } from '../../lib/searching.ts'
import { translationIn } from '../../lib/translations.ts'
import { hasIdOf } from '../../lib/whole-lists.ts'
import type { CategoryNames, CategorySnapshot } from './history.ts'

const version = { id: categories.id, updatedAt: categories.updatedAt }

const named = { id: categories.id, name: categories.name, translations: categories.translations }

/** Ids of all categories in order. */
export const sortedCategoryIds = (executor: Executor) =>
  executor.select({ id: categories.id }).from(categories).orderBy(asc(categories.id))

/** Categories without their articles. */
export const listCategories = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({ ...named, ...version })
    .from(categories)
    .where(hasIdOf(categories.id, ids))

/** Ids of a category's articles, the newest first. */
export const articlesOf = (executor: Executor, id: number) =>
  executor
    .select({ id: articles.id })
    .from(articleCategories)
    .innerJoin(articles, eq(articles.id, articleCategories.articleId))
    .where(eq(articleCategories.categoryId, id))
    .orderBy(desc(articles.date), desc(articles.id))

export const listTitles = (executor: Executor, ids: readonly number[]) =>
  executor.select({ id: articles.id, title: articles.title }).from(articles).where(hasIdOf(articles.id, ids))

/** Every category without its articles, by English name. */
export const listCategoryNames = (executor: Executor) =>
  executor
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.name), asc(categories.id))

/** A category without its articles. */
export async function findNamedCategory(executor: Executor, id: number) {
  const [row] = await executor
    .select({ ...named, ...version })
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

/** One page of the categories, with their article counts. */
export async function listCategoryPage(executor: Executor, query: ListQuery) {
  const { matching, first } = await findRows(
    executor,
    categories.id,
    holdsWords(categoryWordsSearched, query.q),
  )
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts, query, first)
  const rows = await executor
    .select({ ...named, articles: numberOfArticles, cursor })
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

async function isNameTaken(executor: Executor, name: string, language: Language, id?: number) {
  const rows = await executor
    .select({ id: categories.id })
    .from(categories)
    // The database lower-cases both, because it and JavaScript disagree for some languages.
    .where(sql`lower(trim(${categoryIn(language).name})) = lower(trim(${name}))`)
  return rows.length > 0 && rows.every((row) => row.id !== id)
}

/**
 * The names already used by another category in that language, ignoring case and outer spaces; all names stay reserved
 * until the transaction ends. A category may keep a duplicate name that predates this check.
 * @param id category to be named, undefined for a new one
 */
export async function takenNames(executor: Executor, names: CategoryNames, id?: number) {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext('category names'))`)
  const taken: { field: string; name: string }[] = []
  for (const language of LANGUAGES) {
    const translation = translationIn(names.translations ?? {}, language)
    const { name } = translation ?? names
    if (await isNameTaken(executor, name, language, id))
      taken.push({ field: translation ? `name@${language}` : 'name', name })
  }
  return taken
}

export async function insertCategory(executor: Executor, { name, translations }: CategoryNames) {
  const [row] = await executor.insert(categories).values({ name, translations }).returning(version)
  if (!row) throw new Error('An inserted row always comes back.')
  return row
}

/** Locks the category until the transaction ends. */
export async function lockCategory(executor: Executor, id: number) {
  const [row] = await executor
    .select({ ...named, ...version })
    .from(categories)
    .where(eq(categories.id, id))
    .for('update')
  return row
}

/** @returns the new version */
export async function renameCategory(executor: Executor, id: number, { name, translations }: CategoryNames) {
  const [row] = await executor
    .update(categories)
    .set({ name, translations, updatedAt: new Date() })
    .where(eq(categories.id, id))
    .returning(version)
  if (!row) throw new Error('A locked row is there to be updated.')
  return row
}

/** Adds the articles of one category to another. */
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

/** Restores a deleted category under its id, with those of its articles that still exist. */
export async function reinsertCategory(
  executor: Executor,
  id: number,
  { name, translations, articles: ids = [] }: CategorySnapshot,
) {
  await executor.insert(categories).overridingSystemValue().values({ id, name, translations })
  await executor.execute(sql`insert into ${articleCategories} (article_id, category_id)
    select id, ${id}::int from ${articles} where id = any(${sql.param(ids)}::int[])
    on conflict do nothing`)
}

/** Its articles remain, without this category. */
export const deleteCategory = (executor: Executor, id: number) =>
  executor.delete(categories).where(eq(categories.id, id))
