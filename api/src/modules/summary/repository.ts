import { NEWEST_NAMED } from '@arunika/admin-contracts'
import { desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/database.ts'
import {
  applications,
  articles,
  categories,
  contactMessages,
  trials,
  vacancies,
} from '../../db/schema/index.ts'
import { countUpTo } from '../../lib/searching.ts'
import { isOfLiveVacancy } from '../applications/repository.ts'
import { published } from '../articles/repository.ts'

/** How many there are, up to `MAX_COUNTED`, and the newest of them. */
async function counted<Row extends { at: Date }>(
  executor: Executor,
  table: PgTable,
  isNew: SQL,
  newest: Promise<readonly Row[]>,
) {
  const { count } = await countUpTo(executor, table, isNew)
  return { count, newest: (await newest).map((row) => ({ ...row, at: row.at.toISOString() })) }
}

export function newApplications(executor: Executor, since: Date) {
  const { id, name, vacancyId, createdAt: at } = applications
  const isNew = sql`${gt(at, since)} and ${isOfLiveVacancy}`
  const newest = executor
    .select({ id, name, vacancyId, vacancy: vacancies.title, at })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, vacancyId))
    .where(isNew)
    .orderBy(desc(at), desc(id))
    .limit(NEWEST_NAMED)
  return counted(executor, applications, isNew, newest)
}

export function newMessages(executor: Executor, since: Date) {
  const { id, name, subject, createdAt: at } = contactMessages
  const newest = executor
    .select({ id, name, subject, at })
    .from(contactMessages)
    .where(gt(at, since))
    .orderBy(desc(at), desc(id))
    .limit(NEWEST_NAMED)
  return counted(executor, contactMessages, gt(at, since), newest)
}

export function newTrials(executor: Executor, since: Date) {
  const { id, class: className, student, createdAt: at } = trials
  const newest = executor
    .select({ id, class: className, student, at })
    .from(trials)
    .where(gt(at, since))
    .orderBy(desc(at), desc(id))
    .limit(NEWEST_NAMED)
  return counted(executor, trials, gt(at, since), newest)
}

/** Articles that readers see since then: newly written ones, and those whose time has come. */
export function newArticles(executor: Executor, since: Date) {
  const { id, title, createdAt, publishAt } = articles
  const at: SQL<Date> = sql`greatest(${createdAt}, ${publishAt})`.mapWith(createdAt)
  const isNew = sql`${published} and ${at} > ${since.toISOString()}::timestamptz`
  const newest = executor
    .select({ id, title, at })
    .from(articles)
    .where(isNew)
    .orderBy(desc(at), desc(id))
    .limit(NEWEST_NAMED)
  return counted(executor, articles, isNew, newest)
}

export async function countLists(executor: Executor) {
  const [{ count: all }, { count: named }] = await Promise.all([
    countUpTo(executor, articles, undefined),
    countUpTo(executor, categories, undefined),
  ])
  return { articles: all, categories: named }
}
