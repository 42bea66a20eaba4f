import type { Language, OtherLanguage } from '@arunika/contracts/site'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import {
  articleCategories,
  articleDays,
  articles,
  articleTexts,
  categories,
  categoryCounts,
  categoryIn,
  hashtagCounts,
} from '../../db/schema/index.ts'
import { countUpTo } from '../../lib/searching.ts'
import { languagesOf } from '../../lib/translations.ts'
import {
  type CardRow,
  cardColumnsIn,
  columns,
  hasHashtag,
  isAbout,
  isInCategory,
  itsCategories,
  newestFirst,
  published,
} from './repository.ts'
import { type ArticleSearch, hasWords, itsRank, rankOf, withPassages } from './search.ts'

/** Filters of a list of published articles. */
export interface ArticleFilter {
  category?: number | undefined
  hashtag?: string | undefined
  /** Path of a page that the articles are about. */
  linkedPage?: string | undefined
  search?: ArticleSearch | undefined
}

export interface Stretch {
  limit: number
  offset?: number
  /** Only articles after this cursor. */
  before?: { date: string; id: number } | undefined
}

function matching({ category, hashtag, linkedPage, search }: ArticleFilter, before?: Stretch['before']) {
  return and(
    published,
    category === undefined ? undefined : isInCategory(category),
    hashtag === undefined ? undefined : hasHashtag(hashtag),
    linkedPage === undefined ? undefined : isAbout(linkedPage),
    search && hasWords(search),
    before && sql`(${articles.date}, ${articles.id}) < (${before.date}::date, ${before.id}::int)`,
  )
}

/** Maximum number of ranked matches, newest first. */
const MAX_RANKED = 500

/** Order of a list: best matches first for a search, otherwise newest first. */
const positionOf = ({ search }: ArticleFilter) =>
  search ? [desc(itsRank(search)), ...newestFirst] : newestFirst

/** The articles of one stretch. For skipped or ranked articles it reads only their ids. */
function isInStretch(executor: Executor, filter: ArticleFilter, { before, limit, offset = 0 }: Stretch) {
  const { search, ...others } = filter
  if (!search) {
    const chosen = executor.select({ id: articles.id }).from(articles).where(matching(filter, before))
    return inArray(
      articles.id,
      chosen
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset),
    )
  }
  // Ranking reads every row, so only the newest matches are ranked.
  const newest = executor
    .select({ id: articles.id, date: articles.date, rank: rankOf(search).as('rank') })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .where(and(matching(others, before), sql`${articleTexts.vector} @@ ${search.query}`))
    .orderBy(...newestFirst)
    .limit(MAX_RANKED)
    .as('newest')
  const best = executor
    .select({ id: newest.id })
    .from(newest)
    .orderBy(desc(newest.rank), desc(newest.date), desc(newest.id))
    .limit(limit)
    .offset(offset)
  return inArray(articles.id, best)
}

export const listPublished = (
  executor: Executor,
  filter: ArticleFilter,
  stretch: Stretch,
  language?: Language,
) =>
  executor
    .select({ ...columns, categories: itsCategories(language) })
    .from(articles)
    .where(isInStretch(executor, filter, stretch))
    .orderBy(...positionOf(filter))

/** A search replaces excerpts by the passages that it finds. */
export async function listCards(
  executor: Executor,
  filter: ArticleFilter,
  stretch: Stretch,
  language?: Language,
): Promise<readonly CardRow[]> {
  const rows: CardRow[] = await executor
    .select(cardColumnsIn(language))
    .from(articles)
    .where(isInStretch(executor, filter, stretch))
    .orderBy(...positionOf(filter))
  return withPassages(executor, rows, filter.search?.words, language)
}

/**
 * The start of a page of all articles, found by the counts per day: the day that contains it, and the number of
 * articles to skip from that day on.
 */
export async function findStart(executor: Executor, offset: number) {
  const { rows } = await executor.execute<{ date: string; passed: number }>(sql`
    select to_char(date, 'YYYY-MM-DD') as date, passed::int from (
      select date, seen, sum(seen) over (order by date desc) - seen as passed from (
        select date, d.articles - coalesce(h.articles, 0) as seen
        from ${articleDays} d left join (
          select date, count(*) as articles from (${hidden(sql`date`)}) hidden group by date
        ) h using (date)) seen_of_day) running
    where passed <= ${offset} and passed + seen > ${offset} limit 1`)
  const [day] = rows
  return day && { before: { date: day.date, id: MAX_ID }, offset: offset - day.passed }
}

const MAX_ID = 2_147_483_647

/** Articles that readers do not see: drafts, scheduled ones, and expired ones. */
const hidden = (columns: SQL) => sql`
  select ${columns} from ${articles} where is_draft
  union all select ${columns} from ${articles} where not is_draft and publish_at > now()
  union all select ${columns} from ${articles}
    where not is_draft and unpublish_at <= now() and coalesce(publish_at <= now(), true)`

/** Counts matches; for searches and combined filters, only up to a limit. */
export async function countPublished(executor: Executor, filter: ArticleFilter): Promise<number> {
  const { category, hashtag, linkedPage, search } = filter
  if (search || linkedPage || (category !== undefined && hashtag !== undefined))
    return (await countUpTo(executor, articles, matching(filter))).count
  const all =
    category !== undefined
      ? sql`select articles from ${categoryCounts} where category_id = ${category}`
      : hashtag !== undefined
        ? sql`select articles from ${hashtagCounts} where name = lower(${hashtag})`
        : sql`select sum(articles) from ${articleDays}`
  const isOfIt =
    category !== undefined
      ? sql`exists (select from ${articleCategories} where article_id = hidden.id and category_id = ${category})`
      : hashtag !== undefined
        ? sql`string_to_array(lower(hidden.hashtags), '#') @> array[lower(${hashtag})]`
        : sql`true`
  const { rows } = await executor.execute<{ count: number }>(sql`select (coalesce((${all}), 0) -
    (select count(*) from (${hidden(sql`id, hashtags`)}) hidden where ${isOfIt}))::int as count`)
  return rows[0]?.count ?? 0
}

export async function listAddresses(executor: Executor, { limit, before }: Stretch) {
  const rows = await executor
    .select({
      id: articles.id,
      date: articles.date,
      slug: articles.slug,
      changed: sql<string>`to_char(${articles.updatedAt} at time zone 'UTC', 'YYYY-MM-DD')`,
      picture: sql<string | null>`${articles.pictures}->0->>'path'`,
      translated: sql<OtherLanguage[]>`array(select jsonb_object_keys(${articles.translations}))`,
    })
    .from(articles)
    .where(matching({}, before))
    .orderBy(...newestFirst)
    .limit(limit)
  return rows.map(({ slug, picture, translated, ...row }) => ({
    ...row,
    ...languagesOf(translated),
    ...(slug && { slug }),
    ...(picture && { picture }),
  }))
}

interface CountedCategory extends Record<string, unknown> {
  id: number
  name: string
  language: OtherLanguage | null
  articles: number
}

/** Categories with articles, by name, and the most used hashtags. */
export async function listTopics(executor: Executor, maxHashtags: number, inLanguage?: Language) {
  const named = categoryIn(inLanguage)
  const { rows } = await executor.execute<CountedCategory>(sql`
    select id, name, language, articles::int from (
      select c.id, ${named.name} as name, ${named.language} as language,
        n.articles - coalesce(h.articles, 0) as articles
      from ${categories} c join ${categoryCounts} n on n.category_id = c.id
      left join (
        select ac.category_id, count(*) as articles from (${hidden(sql`id`)}) hidden
        join ${articleCategories} ac on ac.article_id = hidden.id group by ac.category_id
      ) h on h.category_id = c.id) counted
    where articles > 0 order by name`)
  const { rows: hashtags } = await executor.execute<{ name: string; articles: number }>(sql`
    select name, articles::int from (
      select name, n.articles - (
        select count(*) from (${hidden(sql`hashtags`)}) hidden
        where string_to_array(lower(hidden.hashtags), '#') @> array[name]) as articles
      from (select * from ${hashtagCounts} order by articles desc, name limit ${2 * maxHashtags}) n) counted
    where articles > 0 order by articles desc, name limit ${maxHashtags}`)
  return {
    categories: rows.map(({ language, ...category }) => ({ ...category, ...(language && { language }) })),
    hashtags,
  }
}
