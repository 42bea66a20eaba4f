import { NEWEST_NAMED } from '@arunika/shared/contracts'
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { applications, articles, contactMessages, vacancies } from '../../db/schema.ts'
import { published } from '../articles/repository.ts'

/** How many rows there are in all, on each row of a limited list. */
const count = sql<number>`(count(*) over ())::int`

/** Splits the count off rows of which each carries it. */
function counted<Row extends { count: number; at: Date }>(rows: readonly Row[]) {
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.map(({ count: _, ...row }) => ({ ...row, at: row.at.toISOString() })),
  }
}

export async function newApplications(executor: Executor, since: Date) {
  const { id, name, vacancyId, createdAt: at } = applications
  const rows = await executor
    .select({ id, name, vacancyId, vacancy: vacancies.title, at, count })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, vacancyId))
    .where(gt(at, since))
    .orderBy(desc(at), desc(id))
    .limit(NEWEST_NAMED)
  return counted(rows)
}

export async function newMessages(executor: Executor, since: Date) {
  const { id, name, subject, createdAt: at } = contactMessages
  const rows = await executor
    .select({ id, name, subject, at, count })
    .from(contactMessages)
    .where(gt(at, since))
    .orderBy(desc(at), desc(id))
    .limit(NEWEST_NAMED)
  return counted(rows)
}

/** Articles that readers see since then: newly written ones, and those whose time has come. */
export async function newArticles(executor: Executor, since: Date) {
  const { id, title, createdAt, publishAt } = articles
  const at: SQL<Date> = sql`greatest(${createdAt}, ${publishAt})`.mapWith(createdAt)
  const rows = await executor
    .select({ id, title, at, count })
    .from(articles)
    .where(and(published, gt(at, since)))
    .orderBy(desc(at), desc(id))
    .limit(NEWEST_NAMED)
  return counted(rows)
}
