import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { articles, articleTexts, articleWords } from '../../db/schema/index.ts'
import { passageOf } from '../../lib/passage.ts'
import { type Found, findRows, isAnyOf, typed, wordsIn } from '../../lib/searching.ts'
import { likelyMeant } from './spelling.ts'

const MAX_WORDS = 8
const MAX_LETTERS = 40

/** A search in the vocabulary of the articles. */
export interface ArticleSearch {
  /** The search as typed. */
  words: string
  /** Text query for every word in any of its forms. */
  query: SQL
  /** Text query for every word as typed. */
  typed: SQL
}

interface KnownWord extends Record<string, unknown> {
  word: string
  /** True for a word too common to distinguish articles. */
  stop: boolean
  known: boolean
  near: string[]
}

/** Looks the words of a search up in the articles' vocabulary; an unknown word comes with the most similar ones. */
async function lookup(executor: Executor, search: string): Promise<KnownWord[]> {
  const { rows } = await executor.execute<KnownWord>(sql`
    select w as word, numnode(plainto_tsquery('english', w)) = 0 as stop, known,
      case when known then '{}' else
        array(select word from ${articleWords} order by word <-> w limit 40) end as near
    from (
      select left(w, ${MAX_LETTERS}) as w, min(place) as place
      from regexp_split_to_table(searchable_text(${typed(search)}), '[^[:alnum:]]+') with ordinality as typed(w, place)
      where w <> '' group by 1 order by 2 limit ${MAX_WORDS}) given,
      lateral (select exists (select from ${articleWords} where word = w) as known) as looked
    order by place`)
  return rows
}

const inBothLanguages = (word: string) =>
  sql`plainto_tsquery('english', ${word}) || plainto_tsquery('indonesian', ${word}) || plainto_tsquery('simple', ${word})`

/** Matches a word in all its forms, its beginning, or a misspelling. */
function anyFormOf({ word, known, near }: KnownWord): SQL {
  const forms = [word, ...(known ? [] : likelyMeant(word, near))].map(inBothLanguages)
  // Letters and digits only, so nothing in it has a special meaning in a query.
  if (!known && word.length > 2) forms.push(sql`(${`${word}:*`})::tsquery`)
  return sql`(${sql.join(forms, sql` || `)})`
}

/** Matches no article. */
const NOTHING = sql`''::tsquery`

/** The search for every typed word; undefined if nothing was typed. */
export async function findQuery(executor: Executor, search = ''): Promise<ArticleSearch | undefined> {
  if (search.trim() === '') return undefined
  const found = await lookup(executor, search)
  if (found.length === 0) return { words: search, query: NOTHING, typed: NOTHING }
  const telling = found.filter(({ stop }) => !stop)
  const used = telling.length > 0 ? telling : found
  return {
    words: search,
    query: sql`(${sql.join(used.map(anyFormOf), sql` && `)})`,
    typed: sql`plainto_tsquery('simple', ${used.map(({ word }) => word).join(' ')})`,
  }
}

const textWith = (condition: SQL) =>
  sql`exists (select from ${articleTexts} texts where texts.article_id = ${articles}.id and ${condition})`

/** True if an article or its translation matches the search. */
export const hasWords = ({ query }: ArticleSearch) => textWith(sql`texts.vector @@ ${query}`)

/** The articles that match a search of the back-office, or whose title or hashtags have parts of its words. */
export async function findArticles(executor: Executor, search: string | undefined): Promise<Found> {
  const found = await findQuery(executor, search)
  if (!found) return {}
  const { vector, title, articleId } = articleTexts
  const holds = (whole: boolean) =>
    whole
      ? sql`${vector} @@ ${found.typed}`
      : sql`(${vector} @@ ${found.query} or ${wordsIn(sql`${title}`, search)()})`
  return findRows(executor, articleId, holds, articles.id)
}

/** Rank of an article's text: words as typed first, then by where and how often words stand. */
export const rankOf = ({ query, typed }: ArticleSearch) =>
  sql<number>`ts_rank(${articleTexts.vector}, ${query}) + (${articleTexts.vector} @@ ${typed})::int`

/** The same for an article of another query. */
export const itsRank = (search: ArticleSearch) =>
  sql`(select ${rankOf(search)} from ${articleTexts} where ${articleTexts.articleId} = ${articles}.id)`

interface Excerpt {
  id: number
  excerpt: string
  translation?: { excerpt: string } | null
}

/** Replaces excerpts without a word of the search by the passage of the text that has it. */
export async function withPassages<Row extends Excerpt>(
  executor: Executor,
  rows: readonly Row[],
  search: string | undefined,
  language: Language = DEFAULT_LANGUAGE,
): Promise<readonly Row[]> {
  if (!search || rows.length === 0) return rows
  const text = sql<string>`text_of_html(left(coalesce(
    ${articles.translations} -> ${language} ->> 'content', ${articles.content}), ${MAX_SEARCHED}))`
  const ids = rows.map(({ id }) => id)
  const texts = await executor
    .select({ id: articles.id, text })
    .from(articles)
    .where(isAnyOf(articles.id, ids))
  const textOf = new Map(texts.map((row) => [row.id, row.text]))
  const passageFor = ({ id, excerpt }: Excerpt) => passageOf(textOf.get(id) ?? '', search, excerpt)
  return rows.map((row) => {
    const { translation } = row
    const excerpt = passageFor({ ...row, ...translation }) ?? (translation ?? row).excerpt
    return translation ? { ...row, translation: { ...translation, excerpt } } : { ...row, excerpt }
  })
}

/** Characters of a text that are searched. */
const MAX_SEARCHED = 200_000
