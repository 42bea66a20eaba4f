import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { articleCategories, articles, articleWords, categories } from '../../db/schema.ts'
import { cardColumns, columns, isInCategory, newestFirst, published } from './repository.ts'
import { likelyMeant, searchWords } from './spelling.ts'

/** Which of the published articles a list is about. */
export interface ArticleFilter {
  category?: number | undefined
  hashtag?: string | undefined
  /** From `findQuery`. */
  search?: SQL | undefined
}

export interface Stretch {
  limit: number
  offset?: number
  /** Only what comes after this place. */
  before?: { date: string; id: number } | undefined
}

const tagsOfIt = sql`string_to_array(lower(${articles.hashtags}), '#')`

function matching({ category, hashtag, search }: ArticleFilter, before?: Stretch['before']) {
  return and(
    published,
    category === undefined ? undefined : isInCategory(category),
    hashtag === undefined ? undefined : sql`${tagsOfIt} @> array[lower(${hashtag})]`,
    search && sql`${articles.searchVector} @@ ${search}`,
    before && sql`(${articles.date}, ${articles.id}) < (${before.date}::date, ${before.id}::int)`,
  )
}

/** The best matches first where something is searched for, else the newest. */
const orderOf = ({ search }: ArticleFilter) =>
  search ? [desc(sql`ts_rank(${articles.searchVector}, ${search})`), ...newestFirst] : newestFirst

export const listPublished = (executor: Executor, filter: ArticleFilter, stretch: Stretch) =>
  executor
    .select(columns)
    .from(articles)
    .where(matching(filter, stretch.before))
    .orderBy(...orderOf(filter))
    .limit(stretch.limit)
    .offset(stretch.offset ?? 0)

export const listCards = (executor: Executor, filter: ArticleFilter, stretch: Stretch) =>
  executor
    .select(cardColumns)
    .from(articles)
    .where(matching(filter, stretch.before))
    .orderBy(...orderOf(filter))
    .limit(stretch.limit)
    .offset(stretch.offset ?? 0)

export async function countPublished(executor: Executor, filter: ArticleFilter): Promise<number> {
  const [row] = await executor.select({ count: count() }).from(articles).where(matching(filter))
  return row?.count ?? 0
}

export const listPlaces = (executor: Executor) =>
  executor
    .select({ id: articles.id })
    .from(articles)
    .where(published)
    .orderBy(...newestFirst)

/** Categories that have articles, by name, and the hashtags used most. */
export async function listTopics(executor: Executor, maxHashtags: number) {
  const found = await executor
    .select({ id: categories.id, name: categories.name, articles: count() })
    .from(categories)
    .innerJoin(articleCategories, eq(articleCategories.categoryId, categories.id))
    .innerJoin(articles, eq(articles.id, articleCategories.articleId))
    .where(published)
    .groupBy(categories.id)
    .orderBy(categories.name)
  const tag = sql<string>`tag`
  const hashtags = await executor
    .select({ name: tag, articles: count() })
    .from(sql`${articles}, unnest(${tagsOfIt}) tag`)
    .where(and(published, sql`tag <> ''`))
    .groupBy(tag)
    .orderBy(desc(count()), tag)
    .limit(maxHashtags)
  return { categories: found, hashtags }
}

interface KnownWord extends Record<string, unknown> {
  word: string
  /** Too common to tell articles apart. */
  stop: boolean
  known: boolean
  near: string[]
}

/** Words as the articles have them: a word that none has comes with those most like it. */
async function lookUp(executor: Executor, words: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await executor.execute<KnownWord>(sql`
    select w as word, numnode(plainto_tsquery('english', w)) = 0 as stop, known,
      case when known then '{}' else
        array(select word from ${articleWords} order by word <-> w limit 40) end as near
    from unnest(${sql.param(words)}::text[]) with ordinality as given(w, place),
      lateral (select exists (select from ${articleWords} where word = w) as known) as looked
    order by place`)
  return rows
}

const inBothLanguages = (word: string) =>
  sql`plainto_tsquery('english', ${word}) || plainto_tsquery('indonesian', ${word}) || plainto_tsquery('simple', ${word})`

/** One word in all its forms, begun but not finished, or misspelt. */
function anyFormOf({ word, known, near }: KnownWord): SQL {
  const forms = [word, ...(known ? [] : likelyMeant(word, near))].map(inBothLanguages)
  // Letters and digits only, so nothing in it means anything to the database.
  if (!known && word.length > 2) forms.push(sql`(${`${word}:*`})::tsquery`)
  return sql`(${sql.join(forms, sql` || `)})`
}

/** What a text index is to look for: every word that was typed; undefined when none was. */
export async function findQuery(executor: Executor, text: string): Promise<SQL | undefined> {
  const words = searchWords(text)
  if (words.length === 0) return undefined
  const found = await lookUp(executor, words)
  const telling = found.filter(({ stop }) => !stop)
  const forms = (telling.length > 0 ? telling : found).map(anyFormOf)
  return sql`(${sql.join(forms, sql` && `)})`
}
