import type { AdminArticle, ListQuery } from '@arunika/shared/contracts'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { articleCategories, articles, articleWordsSearched, categories } from '../../db/schema.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo, holdsWords } from '../../lib/searching.ts'

// Drizzle leaves the table's name out of columns in a query on one table, so subqueries name theirs themselves.
const itsCategories = sql<{ id: number; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name, c.id)
  from ${articleCategories} ac join ${categories} c on c.id = ac.category_id
  where ac.article_id = ${articles}.id), '[]'::json)`

/** What a list shows of an article. */
export const cardColumns = {
  id: articles.id,
  title: articles.title,
  date: articles.date,
  hashtags: articles.hashtags,
  excerpt: articles.excerpt,
  pictures: articles.pictures,
  socialCard: articles.socialCard,
  imageAlt: articles.imageAlt,
  imageFocusX: articles.imageFocusX,
  imageFocusY: articles.imageFocusY,
  categories: itsCategories,
}

export const columns = { ...cardColumns, content: articles.content }

export const newestFirst = [desc(articles.date), desc(articles.id)]

/** What readers may see. */
export const published = sql`not ${articles.isDraft} and coalesce(${articles.publishAt} <= now(), true)`

const adminColumns = {
  ...columns,
  isDraft: articles.isDraft,
  publishAt: articles.publishAt,
  updatedAt: articles.updatedAt,
  isPublished: sql<boolean>`${published}`,
}

export const listArticles = (executor: Executor) =>
  executor
    .select(adminColumns)
    .from(articles)
    .orderBy(...newestFirst)

export interface AdminArticleQuery extends ListQuery {
  status?: AdminArticle['status'] | undefined
  category?: number | undefined
}

const hasStatus = {
  draft: sql`${articles.isDraft}`,
  scheduled: sql`not ${articles.isDraft} and ${articles.publishAt} > now()`,
  published,
}

/** In title and hashtags as it was typed, in the text by its words. */
function holds(q: string | undefined): SQL | undefined {
  const typed = and(...holdsWords(articleWordsSearched, q))
  return (
    typed &&
    sql`(${typed} or ${articles.searchVector} @@
    (websearch_to_tsquery('english', ${q}) || websearch_to_tsquery('indonesian', ${q})))`
  )
}

const sorts = {
  keys: {
    'publish-date': { by: articles.date, type: 'date' },
    title: { by: sql`lower(${articles.title})`, type: 'text' },
  },
  byDefault: '-publish-date',
  id: articles.id,
} as const

/** One page of the articles, without their texts. */
export async function listArticlePage(executor: Executor, query: AdminArticleQuery) {
  const matching = and(
    holds(query.q),
    query.status && hasStatus[query.status],
    query.category === undefined ? undefined : isInCategory(query.category),
  )
  const { place, from, orderBy, limit, offset, paged } = keyset(sorts, query)
  const { content: _, ...columns } = adminColumns
  const rows = await executor
    .select({ ...columns, place })
    .from(articles)
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const [found, total] = await Promise.all([
    countUpTo(executor, articles, matching),
    countUpTo(executor, articles, undefined),
  ])
  return { ...paged(rows), ...countsOf(found, total) }
}

export const isInCategory = (id: number) => sql`exists (select 1 from ${articleCategories} ac
  where ac.article_id = ${articles}.id and ac.category_id = ${id})`

export type AdminArticleRow = Awaited<ReturnType<typeof listArticles>>[number]
export type ArticleRow = Pick<AdminArticleRow, keyof typeof columns>
export type CardRow = Omit<ArticleRow, 'content'>

export async function findArticle(executor: Executor, id: number): Promise<AdminArticleRow | undefined> {
  const [row] = await executor.select(adminColumns).from(articles).where(eq(articles.id, id))
  return row
}

/** Milliseconds until the next article appears by itself, by the database's clock. */
export async function timeToNextPublication(executor: Executor): Promise<number | undefined> {
  const wait = sql<number | null>`(extract(epoch from min(${articles.publishAt}) - now()) * 1000)::float8`
  const [row] = await executor
    .select({ wait })
    .from(articles)
    .where(sql`not ${articles.isDraft} and ${articles.publishAt} > now()`)
  return row?.wait ?? undefined
}

/** The article if readers may see it. */
export async function findPublished(executor: Executor, id: number): Promise<ArticleRow | undefined> {
  const [row] = await executor
    .select(columns)
    .from(articles)
    .where(and(published, eq(articles.id, id)))
  return row
}

/** Other articles: those that share a category or a hashtag first, then the newest. */
export async function listRelated(
  executor: Executor,
  article: Pick<ArticleRow, 'id' | 'hashtags' | 'categories'>,
  limit: number,
) {
  const tags = article.hashtags.toLowerCase().split('#').filter(Boolean)
  const categoryIds = article.categories.map((category) => category.id)
  const shares = sql`(exists (select 1 from ${articleCategories} ac
    where ac.article_id = ${articles}.id and ac.category_id = any(${sql.param(categoryIds)}::int[]))
    or string_to_array(lower(${articles.hashtags}), '#') && ${sql.param(tags)}::text[])`
  const newest = (condition: SQL, most: number) =>
    executor
      .select(cardColumns)
      .from(articles)
      .where(and(published, sql`${articles.id} <> ${article.id}`, condition))
      .orderBy(...newestFirst)
      .limit(most)
  // Two questions that an index answers from its start; one order over both would sort all articles.
  const sharing = await newest(shares, limit)
  if (sharing.length === limit) return sharing
  return [...sharing, ...(await newest(sql`not ${shares}`, limit - sharing.length))]
}

export type ArticleValues = Omit<typeof articles.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>

async function setCategories(executor: Executor, articleId: number, categoryIds: readonly number[]) {
  await executor.delete(articleCategories).where(eq(articleCategories.articleId, articleId))
  if (categoryIds.length === 0) return
  await executor
    .insert(articleCategories)
    .values([...new Set(categoryIds)].map((categoryId) => ({ articleId, categoryId })))
}

const version = { id: articles.id, updatedAt: articles.updatedAt }

export async function insertArticle(
  executor: Executor,
  values: ArticleValues,
  categoryIds: readonly number[],
) {
  const [row] = await executor.insert(articles).values(values).returning(version)
  if (!row) throw new Error('An inserted row always comes back.')
  await setCategories(executor, row.id, categoryIds)
  return row
}

export async function updateArticle(
  executor: Executor,
  id: number,
  values: Partial<ArticleValues>,
  categoryIds: readonly number[],
) {
  const [row] = await executor
    .update(articles)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(articles.id, id))
    .returning(version)
  if (!row) throw new Error('A locked row is there to be updated.')
  await setCategories(executor, id, categoryIds)
  return row
}

/** Locks the article until the transaction ends, so that of two edits each sees the other's pictures. */
export async function lockArticle(executor: Executor, id: number) {
  const [row] = await executor
    .select({
      title: articles.title,
      pictures: articles.pictures,
      socialCard: articles.socialCard,
      content: articles.content,
      updatedAt: articles.updatedAt,
    })
    .from(articles)
    .where(eq(articles.id, id))
    .for('update')
  return row
}

export const deleteArticle = (executor: Executor, id: number) =>
  executor.delete(articles).where(eq(articles.id, id))

/** Of these categories, the ones that exist; they stay until the transaction ends. */
export async function existingCategories(executor: Executor, ids: readonly number[]): Promise<number[]> {
  const rows = await executor
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .for('key share')
  return rows.map((row) => row.id)
}

/** Of these categories, the ones that exist, as articles name them. */
export const findCategories = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .orderBy(categories.name, categories.id)

/** All stored files that an article shows, as an index has them. */
export const filesOfArticle = sql`article_files(${articles}.pictures, ${articles}.social_card, ${articles}.content)`

/** True while any article shows the picture. */
export async function isPictureInUse(executor: Executor, name: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: articles.id })
    .from(articles)
    .where(sql`${filesOfArticle} @> array[${name}]`)
    .limit(1)
  return row !== undefined
}
