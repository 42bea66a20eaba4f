import { type Area, MOST_FOUND, type SearchResult } from '@arunika/admin-contracts'
import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/database.ts'
import {
  applications,
  applicationWordsSearched,
  articles,
  articleWordsSearched,
  categories,
  categoryWordsSearched,
  contactMessages,
  messageWordsSearched,
  trials,
  trialWordsSearched,
  vacancies,
} from '../../db/schema/index.ts'
import { holdsWords } from '../../lib/searching.ts'
import { isOfLiveVacancy, isOneOf } from '../applications/repository.ts'

/** Matches examined; the newest of them are returned. */
const LOOKED_AT = 200

interface Searched {
  table: PgTable & { id: PgColumn }
  /** Title and details of an entry. */
  columns: SQL
  matching: SQL | undefined
}

/** The newest entries that contain every word. For a common word it reads at most `LOOKED_AT` matches. */
async function newest<Row>(executor: Executor, { table, columns, matching }: Searched): Promise<Row[]> {
  const { rows } = await executor.execute(sql`select * from (
    select ${table.id}, ${columns} from ${table} where ${matching} limit ${LOOKED_AT}) matches
    order by id desc limit ${MOST_FOUND}`)
  return rows as Row[]
}

/**
 * The newest matches of each kind.
 * @param may returns true if the searching person may access a part of the back-office
 * @param among only these vacancies and their applications
 */
export async function searchEverything(
  executor: Executor,
  q: string,
  may: (area: Area) => boolean,
  among?: readonly number[],
): Promise<SearchResult> {
  const found = <Row>(area: Area, searched: Searched) => (may(area) ? newest<Row>(executor, searched) : [])
  const of = (text: SQL) => and(...holdsWords(text, q))
  const titled = (column: PgColumn) => sql`${column} as title`
  const [ofArticles, ofVacancies, ofCategories, ofMessages, ofApplications, ofTrials] = await Promise.all([
    found<SearchResult['articles'][number]>('news', {
      table: articles,
      columns: titled(articles.title),
      matching: of(articleWordsSearched),
    }),
    found<SearchResult['vacancies'][number]>('hiring', {
      table: vacancies,
      columns: titled(vacancies.title),
      matching: and(of(sql`${vacancies.title}`), isNull(vacancies.deletedAt), isOneOf(vacancies.id, among)),
    }),
    found<SearchResult['categories'][number]>('news', {
      table: categories,
      columns: titled(categories.name),
      matching: of(categoryWordsSearched),
    }),
    found<SearchResult['messages'][number]>('correspondence', {
      table: contactMessages,
      columns: titled(contactMessages.subject),
      matching: of(messageWordsSearched),
    }),
    found<SearchResult['applications'][number]>('hiring', {
      table: applications,
      columns: sql`${titled(applications.name)}, ${applications.vacancyId} as "vacancyId"`,
      matching: and(of(applicationWordsSearched), isOfLiveVacancy, isOneOf(applications.vacancyId, among)),
    }),
    found<NonNullable<SearchResult['trials']>[number]>('correspondence', {
      table: trials,
      columns: sql`${titled(trials.student)}, ${trials.class}`,
      matching: of(trialWordsSearched),
    }),
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
