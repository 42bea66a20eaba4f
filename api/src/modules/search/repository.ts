import { type Area, MOST_FOUND, type SearchResult } from '@arunika/admin-contracts'
import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/database.ts'
import {
  applications,
  articles,
  categories,
  categoryWordsSearched,
  contactMessages,
  messageWordsSearched,
  trials,
  trialWordsSearched,
  vacancies,
} from '../../db/schema/index.ts'
import { type Found, findRows, holdsWords, isAnyOf } from '../../lib/searching.ts'
import { findApplications, isOfLiveVacancy, isOneOf } from '../applications/repository.ts'
import { findArticles } from '../articles/search.ts'

interface Searched {
  table: PgTable & { id: PgColumn }
  /** Title and details of an entry. */
  columns: SQL
  found: Promise<Found>
  /** Further condition. */
  among?: SQL | undefined
}

/** The newest entries that contain every word, those with whole words first. */
async function best<Row>(executor: Executor, { table, columns, found, among }: Searched): Promise<Row[]> {
  const { matching, whole = [] } = await found
  const newest = async (condition: SQL | undefined, limit: number) => {
    const { rows } = await executor.execute<{ id: number }>(sql`select ${table.id}, ${columns} from ${table}
      where ${and(condition, among)} order by ${table.id} desc limit ${limit}`)
    return rows
  }
  const first = whole.length > 0 ? await newest(isAnyOf(table.id, whole), MOST_FOUND) : []
  const ids = first.map(({ id }) => id)
  const isOther = sql`${table.id} <> all(${sql.param(ids)}::int[])`
  const others = ids.length < MOST_FOUND ? await newest(and(matching, isOther), MOST_FOUND - ids.length) : []
  return [...first, ...others] as Row[]
}

/**
 * The best matches of each kind.
 * @param may returns true if the searching person may access a part of the back-office
 * @param among only these vacancies and their applications
 */
export async function searchEverything(
  executor: Executor,
  q: string,
  may: (area: Area) => boolean,
  among?: readonly number[],
): Promise<SearchResult> {
  const found = <Row>(area: Area, searchedBy: () => Searched) =>
    may(area) ? best<Row>(executor, searchedBy()) : []
  const of = (id: PgColumn, text: SQL) => findRows(executor, id, holdsWords(text, q))
  const titled = (column: PgColumn) => sql`${column} as title`
  const [ofArticles, ofVacancies, ofCategories, ofMessages, ofApplications, ofTrials] = await Promise.all([
    found<SearchResult['articles'][number]>('news', () => ({
      table: articles,
      columns: titled(articles.title),
      found: findArticles(executor, q),
    })),
    found<SearchResult['vacancies'][number]>('hiring', () => ({
      table: vacancies,
      columns: titled(vacancies.title),
      found: of(vacancies.id, sql`${vacancies.title}`),
      among: and(isNull(vacancies.deletedAt), isOneOf(vacancies.id, among)),
    })),
    found<SearchResult['categories'][number]>('news', () => ({
      table: categories,
      columns: titled(categories.name),
      found: of(categories.id, categoryWordsSearched),
    })),
    found<SearchResult['messages'][number]>('correspondence', () => ({
      table: contactMessages,
      columns: titled(contactMessages.subject),
      found: of(contactMessages.id, messageWordsSearched),
    })),
    found<SearchResult['applications'][number]>('hiring', () => ({
      table: applications,
      columns: sql`${titled(applications.name)}, ${applications.vacancyId} as "vacancyId"`,
      found: findApplications(executor, q),
      among: and(isOfLiveVacancy, isOneOf(applications.vacancyId, among)),
    })),
    found<NonNullable<SearchResult['trials']>[number]>('correspondence', () => ({
      table: trials,
      columns: sql`${titled(trials.student)}, ${trials.class}`,
      found: of(trials.id, trialWordsSearched),
    })),
  ])
  return {
    articles: ofArticles,
    vacancies: ofVacancies,
    categories: ofCategories,
    messages: ofMessages,
    applications: ofApplications,
    trials: ofTrials,
  }
}
