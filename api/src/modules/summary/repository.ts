import { MAX_COUNTED, NEWEST_NAMED } from '@arunika/admin-contracts'
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import {
  applications,
  articles,
  categories,
  contactMessages,
  trials,
  vacancies,
} from '../../db/schema/index.ts'
import { countOf, countUpTo } from '../../lib/searching.ts'
import { isOfLiveVacancy, isOneOf } from '../applications/repository.ts'
import { published } from '../articles/repository.ts'

/** Their number, up to `MAX_COUNTED`, and the newest of them. */
async function counted<Row extends { at: Date; count: number }>(found: Promise<readonly Row[]>) {
  const rows = await found
  const newest = rows.map(({ count: _, at, ...row }) => ({ ...row, at: at.toISOString() }))
  return { count: Math.min(rows[0]?.count ?? 0, MAX_COUNTED), newest }
}

/** @param among only those for these vacancies */
export function newApplications(executor: Executor, since: Date, among?: readonly number[]) {
  const { id, name, vacancyId, createdAt: at } = applications
  const isNew = and(gt(at, since), isOfLiveVacancy, isOneOf(vacancyId, among)) ?? sql`true`
  const newest = executor
    .select({ id, name, vacancyId, vacancy: vacancies.title, at, count: countOf(applications, isNew) })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, vacancyId))
    .where(isNew)
    .orderBy(desc(at), desc(id))
    .limit(NEWEST_NAMED)
  return counted(newest)
}

export function newMessages(executor: Executor, since: Date) {
  const { id, name, subject, createdAt: at } = contactMessages
  const newest = executor
    .select({ id, name, subject, at, count: countOf(contactMessages, gt(at, since)) })
    .from(contactMessages)
    .where(gt(at, since))
    .orderBy(desc(at), desc(id))
    .limit(NEWEST_NAMED)
  return counted(newest)
}

export function newTrials(executor: Executor, since: Date) {
  const { id, class: className, student, createdAt: at } = trials
  const newest = executor
    .select({ id, class: className, student, at, count: countOf(trials, gt(at, since)) })
    .from(trials)
    .where(gt(at, since))
    .orderBy(desc(at), desc(id))
    .limit(NEWEST_NAMED)
  return counted(newest)
}

/** Articles that readers have been able to see since then, either new or published on schedule. */
export function newArticles(executor: Executor, since: Date) {
  const { id, title, createdAt, publishAt } = articles
  const at: SQL<Date> = sql`greatest(${createdAt}, ${publishAt})`.mapWith(createdAt)
  const isNew = sql`${published} and ${at} > ${since.toISOString()}::timestamptz`
  const newest = executor
    .select({ id, title, at, count: countOf(articles, isNew) })
    .from(articles)
    .where(isNew)
    .orderBy(desc(at), desc(id))
    .limit(NEWEST_NAMED)
  return counted(newest)
}

export async function countLists(executor: Executor) {
  const [{ count: all }, { count: named }] = await Promise.all([
    countUpTo(executor, articles, undefined),
    countUpTo(executor, categories, undefined),
  ])
  return { articles: all, categories: named }
}
