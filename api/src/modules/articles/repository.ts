import { type ListQuery, NO_CATEGORY } from '@arunika/admin-contracts'
import type { AdminArticle, ArticleCategory } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language, type OtherLanguage } from '@arunika/contracts/site'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/database.ts'
import { articleCategories, articles, categories, categoryIn } from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo } from '../../lib/searching.ts'
import { hasIdOf } from '../../lib/whole-lists.ts'
import { findArticles, withPassages } from './search.ts'

// Drizzle omits the table name of columns in single-table queries, so subqueries qualify theirs explicitly.
/** Categories of an article, in the same order in every language, because the first one is used for its social card. */
export function itsCategories(inLanguage?: Language) {
  const { name, language } = categoryIn(inLanguage)
  return sql<ArticleCategory[]>`coalesce((
    select json_agg(json_strip_nulls(json_build_object('id', c.id, 'name', ${name}, 'language', ${language}))
      order by c.name, c.id)
    from ${articleCategories} ac join ${categories} c on c.id = ac.category_id
    where ac.article_id = ${articles}.id), '[]'::json)`
}

/** Columns of an article in a list. */
export const cardColumns = {
  id: articles.id,
  title: articles.title,
  date: articles.date,
  hashtags: articles.hashtags,
  excerpt: articles.excerpt,
  pictures: articles.pictures,
  socialCard: articles.socialCard,
  imageAlt: articles.imageAlt,
  focus: { x: articles.imageFocusX, y: articles.imageFocusY },
  categories: itsCategories(),
}

/** An article in a list, in a language other than English. */
export interface TranslatedCard {
  language: OtherLanguage
  title: string
  excerpt: string
}

/** Columns of an article in a list, with its translation if any; only a draft's translation may be incomplete. */
export const cardColumnsIn = (language: Language | undefined) => {
  if (language === undefined || language === DEFAULT_LANGUAGE) return cardColumns
  const text = (name: string) => sql`${articles.translations} -> ${language} ->> ${name}`
  const translation = sql<TranslatedCard | null>`case when ${articles.translations} ? ${language}::text then
    json_build_object('language', ${language}::text, 'title', ${text('title')}, 'excerpt', ${text('excerpt')}) end`
  return { ...cardColumns, categories: itsCategories(language), translation }
}

export const columns = {
  ...cardColumns,
  content: articles.content,
  slug: articles.slug,
  seoTitle: articles.seoTitle,
  seoDescription: articles.seoDescription,
  byline: articles.byline,
  linkedPages: articles.linkedPages,
  translations: articles.translations,
}

export const newestFirst = [desc(articles.date), desc(articles.id)]

/** Condition for articles that readers may see. */
export const published = sql`not ${articles.isDraft} and coalesce(${articles.publishAt} <= now(), true)
  and coalesce(${articles.unpublishAt} > now(), true)`

const isOver = sql`coalesce(${articles.unpublishAt} <= now(), false)`

const adminColumns = {
  ...columns,
  isDraft: articles.isDraft,
  publishAt: articles.publishAt,
  unpublishAt: articles.unpublishAt,
  isOver: sql<boolean>`${isOver}`,
  authorId: articles.authorId,
  reviewRequestedAt: articles.reviewRequestedAt,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
  isPublished: sql<boolean>`${published}`,
}

/** Ids of all articles, the newest first. */
export const sortedArticleIds = (executor: Executor) =>
  executor
    .select({ id: articles.id })
    .from(articles)
    .orderBy(...newestFirst)

export const listArticles = (executor: Executor, ids: readonly number[]) =>
  executor.select(adminColumns).from(articles).where(hasIdOf(articles.id, ids))

export interface AdminArticleQuery extends ListQuery {
  status?: AdminArticle['status'] | 'review' | undefined
  category?: number | typeof NO_CATEGORY | undefined
}

/** Condition for drafts that wait for a review. */
const inReview = sql`${articles.isDraft} and ${articles.reviewRequestedAt} is not null`

const hasStatus = {
  // Expired articles become drafts at the next housekeeping; no index finds both.
  draft: sql`${articles.isDraft}`,
  review: inReview,
  scheduled: sql`not ${articles.isDraft} and ${articles.publishAt} > now() and not ${isOver}`,
  published,
}

const sorts = {
  keys: {
    'publish-date': { by: articles.date, type: 'date' },
    title: { by: sql`lower(${articles.title})`, type: 'text' },
  },
  byDefault: '-publish-date',
  id: articles.id,
} as const

/**
 * One page of the articles, without their texts.
 * @param authorId lists only the articles of this author
 */
export async function listArticlePage(executor: Executor, query: AdminArticleQuery, authorId?: number) {
  const own = authorId === undefined ? undefined : eq(articles.authorId, authorId)
  const words = await findArticles(executor, query.q)
  const matching = and(
    own,
    words.matching,
    query.status && hasStatus[query.status],
    query.category === NO_CATEGORY
      ? hasNoCategory
      : query.category
        ? isInCategory(query.category)
        : undefined,
  )
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts, query, words.first)
  const { content: _, translations: __, ...columns } = adminColumns
  // For skipped rows, only their ids are read.
  const shown = executor
    .select({ id: articles.id })
    .from(articles)
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const rows = await executor
    .select({ ...columns, cursor })
    .from(articles)
    .where(inArray(articles.id, shown))
    .orderBy(...orderBy)
  const [found, total] = await Promise.all([
    countUpTo(executor, articles, matching),
    countUpTo(executor, articles, own),
  ])
  const { entries, ...page } = paged(rows)
  return { ...page, entries: await withPassages(executor, entries, query.q), ...countsOf(found, total) }
}

/** Number of drafts that wait for a review. */
export const countInReview = async (executor: Executor) =>
  (await countUpTo(executor, articles, inReview)).count

const hasNoCategory = sql`not ${articles.hasCategory}`

export const isInCategory = (id: number) => sql`exists (select 1 from ${articleCategories} ac
  where ac.article_id = ${articles}.id and ac.category_id = ${id})`

export type AdminArticleRow = Awaited<ReturnType<typeof listArticles>>[number]
export type ArticleRow = Pick<AdminArticleRow, keyof typeof columns>
export type CardRow = Pick<ArticleRow, keyof typeof cardColumns> & { translation?: TranslatedCard | null }

export async function findArticle(executor: Executor, id: number): Promise<AdminArticleRow | undefined> {
  const [row] = await executor.select(adminColumns).from(articles).where(eq(articles.id, id))
  return row
}

/** Milliseconds until the next article appears or disappears on schedule, by the database's clock. */
export async function timeToNextPublication(executor: Executor): Promise<number | undefined> {
  const next = (column: PgColumn) => sql`(select min(${column}) from ${articles}
    where not ${articles.isDraft} and ${column} > now())`
  const { rows } = await executor.execute<{ wait: number | null }>(sql`select (extract(epoch from
    least(${next(articles.publishAt)}, ${next(articles.unpublishAt)}) - now()) * 1000)::float8 as wait`)
  return rows[0]?.wait ?? undefined
}

/** Expired articles that are still marked as published. */
export const listOver = (executor: Executor) =>
  executor
    .select({ id: articles.id })
    .from(articles)
    .where(sql`not ${articles.isDraft} and ${articles.unpublishAt} <= now()`)
    .limit(MAX_OVER)

const MAX_OVER = 500

/** The article if readers may see it. */
export async function findPublished(executor: Executor, id: number, language?: Language) {
  const [row] = await executor
    .select({ ...columns, categories: itsCategories(language), updatedAt: articles.updatedAt })
    .from(articles)
    .where(and(published, eq(articles.id, id)))
  return row
}

/** The fields that select an article's related articles. */
export type RelatedTo = Pick<ArticleRow, 'id' | 'hashtags' | 'categories'>

/** Other articles: those that share a category or hashtag first, then the newest. */
async function findRelated(executor: Executor, article: RelatedTo, limit: number) {
  const isOther = and(published, sql`${articles.id} <> ${article.id}`)
  const newest = (condition: SQL | undefined, most: number) =>
    executor
      .select({ id: articles.id })
      .from(articles)
      .where(and(isOther, condition))
      .orderBy(...newestFirst)
      .limit(most)
  const tags = new Set(article.hashtags.toLowerCase().split('#').filter(Boolean).slice(0, MAX_RELATED_TAGS))
  // One query per topic, each answered from the start of an index; no index covers all of them at once.
  const topics = [...article.categories.map(({ id }) => isInCategory(id)), ...[...tags].map(hasHashtag)]
  const sharing = new Set<number>()
  for (const topic of topics) for (const { id } of await newest(topic, limit)) sharing.add(id)
  const filler = sharing.size < limit ? await newest(undefined, limit + sharing.size) : []
  const others = filler.flatMap(({ id }) => (sharing.has(id) ? [] : [id])).slice(0, limit - sharing.size)
  const isFiller = sql`${articles.id} = any(${sql.param(others)}::int[])`
  return {
    which: inArray(articles.id, [...sharing, ...others]),
    orderBy: [isFiller, ...newestFirst],
  }
}

export async function listRelated(
  executor: Executor,
  article: RelatedTo,
  limit: number,
  language?: Language,
): Promise<CardRow[]> {
  const { which, orderBy } = await findRelated(executor, article, limit)
  return executor
    .select(cardColumnsIn(language))
    .from(articles)
    .where(which)
    .orderBy(...orderBy)
    .limit(limit)
}

export async function listRelatedWithTexts(
  executor: Executor,
  article: RelatedTo,
  limit: number,
  language?: Language,
): Promise<ArticleRow[]> {
  const { which, orderBy } = await findRelated(executor, article, limit)
  return executor
    .select({ ...columns, categories: itsCategories(language) })
    .from(articles)
    .where(which)
    .orderBy(...orderBy)
    .limit(limit)
}

/** Maximum number of an article's hashtags used to find related articles. */
const MAX_RELATED_TAGS = 10

export const hasHashtag = (tag: string) =>
  sql`string_to_array(lower(${articles.hashtags}), '#') @> array[lower(${tag})]`

/** The first condition matches the partial index, which holds no other articles. */
export const isAbout = (path: string) =>
  sql`${articles.linkedPages} <> '' and string_to_array(${articles.linkedPages}, ' ') @> array[${path}]`

/** Locks the article until the transaction ends, so that concurrent edits see each other's pictures. */
export async function lockArticle(executor: Executor, id: number) {
  const [row] = await executor
    .select({
      pictures: articles.pictures,
      isDraft: articles.isDraft,
      authorId: articles.authorId,
      updatedAt: articles.updatedAt,
    })
    .from(articles)
    .where(eq(articles.id, id))
    .for('update')
  return row
}

/** The categories among these that exist. Locks them until the transaction ends. */
export async function existingCategories(executor: Executor, ids: readonly number[]): Promise<number[]> {
  const rows = await executor
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .orderBy(categories.id)
    .for('key share')
  return rows.map((row) => row.id)
}

/** The categories among these that exist, as articles refer to them. */
export const findCategories = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .orderBy(categories.name, categories.id)

/** Applies a condition to the stored files shown by an article or by its translations; each part has an index. */
export const filesOfArticle = (condition: SQL) => sql`(
  public_files(${articles}.pictures, ${articles}.social_card, ${articles}.content) ${condition}
  or (${articles}.translations <> '{}' and public_files('[]', null, ${articles}.translations::text) ${condition}))`
