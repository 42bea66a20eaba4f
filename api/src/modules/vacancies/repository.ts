import type { ListQuery } from '@arunika/admin-contracts'
import { FOUND_LISTED, type JobType } from '@arunika/contracts'
import type { OtherLanguage } from '@arunika/contracts/site'
import { and, asc, count, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { applications, trash, vacancies, vacancyCounts } from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo, findRows, holdsWords } from '../../lib/searching.ts'
import { hasIdOf } from '../../lib/whole-lists.ts'
import { isOneOf } from '../applications/repository.ts'

const newestFirst = [desc(vacancies.createdAt), desc(vacancies.id)]

/** The translated title by language. */
const translatedTitles = sql<Partial<Record<OtherLanguage, string>>>`coalesce((
  select jsonb_object_agg(key, value -> 'title') from jsonb_each(${vacancies.translations})), '{}')`

const { id: vacancyId, title, type, location, status, createdAt } = vacancies

export type VacancyRow = typeof vacancies.$inferSelect
export type VacancyValues = Omit<
  typeof vacancies.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'deletedAt'
>

/** Not in the trash. */
const isThere = isNull(vacancies.deletedAt)
const withId = (id: number) => and(isThere, eq(vacancies.id, id))

/** Ids of all vacancies, the newest first. */
export const sortedVacancyIds = (executor: Executor) =>
  executor
    .select({ id: vacancies.id })
    .from(vacancies)
    .where(isThere)
    .orderBy(...newestFirst)

export const listVacancies = (executor: Executor, ids: readonly number[]) =>
  executor
    .select()
    .from(vacancies)
    .where(and(isThere, hasIdOf(vacancies.id, ids)))

export const listOpenVacancies = (executor: Executor) =>
  executor
    .select()
    .from(vacancies)
    .where(and(isThere, eq(vacancies.status, 'open')))
    .orderBy(...newestFirst)

export const listOpenTitles = (executor: Executor) =>
  executor
    .select({ id: vacancyId, title, titles: translatedTitles })
    .from(vacancies)
    .where(and(isThere, eq(vacancies.status, 'open')))
    .orderBy(...newestFirst)

/** Finds vacancies with every word of the search in one of their texts. */
export async function findOpenVacancies(executor: Executor, search: string) {
  const { description, requirement, translations } = vacancies
  const html = sql`${description} || ${requirement} || ' ' || coalesce((
    select string_agg(field.value, ' ') from jsonb_each(${translations}) texts, jsonb_each_text(texts.value) field), '')`
  const text = sql`concat_ws(' ', ${title}, ${type}, ${location}, text_of_html(${html}))`
  const holds = holdsWords(text, search)
  const rows = await executor
    .select({
      id: vacancyId,
      title,
      titles: translatedTitles,
      type,
      location,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(vacancies)
    .where(and(isThere, eq(status, 'open'), holds()))
    .orderBy(desc(sql`coalesce(${holds(true)}, false)`), ...newestFirst)
    .limit(FOUND_LISTED)
  return { rows: rows.map(({ total: _, ...found }) => found), total: rows[0]?.total ?? 0 }
}

const itsApplications = sql<number>`coalesce(${vacancyCounts.applications}, 0)`
const newApplications = sql<number>`coalesce(${vacancyCounts.unread}, 0)`
const sorts = {
  keys: {
    created: { by: createdAt, type: 'timestamptz' },
    'job-title': { by: sql`lower(${title})`, type: 'text' },
    'job-type': { by: type, type: 'text' },
    location: { by: sql`lower(${location})`, type: 'text' },
    'new-applications': { by: newApplications, type: 'integer' },
    status: { by: status, type: 'text' },
  },
  byDefault: '-created',
  id: vacancyId,
} as const

export interface VacancyQuery extends ListQuery {
  type?: JobType | undefined
  status?: VacancyRow['status'] | undefined
}

/** One page of the vacancies, with their application counts. */
export async function listVacancyPage(executor: Executor, query: VacancyQuery, among?: readonly number[]) {
  const all = and(isThere, isOneOf(vacancyId, among))
  const text = sql`${title} || ' ' || ${type} || ' ' || ${location}`
  const words = await findRows(executor, vacancyId, holdsWords(text, query.q))
  const matching = and(
    all,
    words.matching,
    query.type && eq(type, query.type),
    query.status && eq(status, query.status),
  )
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts, query, words.first)
  const rows = await executor
    .select({
      id: vacancyId,
      title,
      type,
      location,
      status,
      applications: itsApplications,
      newApplications,
      cursor,
    })
    .from(vacancies)
    .leftJoin(vacancyCounts, eq(vacancyCounts.vacancyId, vacancyId))
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const [found, total] = await Promise.all([
    countUpTo(executor, vacancies, matching),
    countUpTo(executor, vacancies, all),
  ])
  return { ...paged(rows), ...countsOf(found, total) }
}

/** @param among only these */
export async function countOpenVacancies(executor: Executor, among?: readonly number[]): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(vacancies)
    .where(and(isThere, eq(status, 'open'), isOneOf(vacancyId, among)))
  return row?.count ?? 0
}

export async function findVacancy(executor: Executor, id: number): Promise<VacancyRow | undefined> {
  const [row] = await executor.select().from(vacancies).where(withId(id))
  return row
}

/** The same, locked against closing and deletion until the transaction ends. */
export async function holdVacancy(executor: Executor, id: number): Promise<VacancyRow | undefined> {
  const [row] = await executor.select().from(vacancies).where(withId(id)).for('share')
  return row
}

/** @param reserved id that was reserved for it */
export async function insertVacancy(executor: Executor, values: VacancyValues, reserved?: number) {
  const insert = executor.insert(vacancies)
  const [row] = await (reserved === undefined
    ? insert.values(values)
    : insert.overridingSystemValue().values({ ...values, id: reserved })
  ).returning({ id: vacancies.id, updatedAt: vacancies.updatedAt })
  if (!row) throw new Error('An inserted row always comes back.')
  return row
}

/** @returns the new version */
export async function updateVacancy(executor: Executor, id: number, values: VacancyValues) {
  const [row] = await executor
    .update(vacancies)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(vacancies.id, id))
    .returning({ id: vacancies.id, updatedAt: vacancies.updatedAt })
  if (!row) throw new Error('A locked row is there to be updated.')
  return row
}

/** Open vacancies whose last day is before this one. */
const isDue = (day: string) =>
  and(eq(status, 'open'), lt(vacancies.closesOn, day), isNull(vacancies.deletedAt))

export async function hasVacancyToClose(executor: Executor, day: string): Promise<boolean> {
  const rows = await executor.select({ id: vacancyId }).from(vacancies).where(isDue(day)).limit(1)
  return rows.length > 0
}

/** The vacancies that match `isDue`, locked until the transaction ends. */
export const lockVacanciesToClose = (executor: Executor, day: string) =>
  executor.select().from(vacancies).where(isDue(day)).orderBy(asc(vacancyId)).for('update')

/** Waits for applications being submitted and blocks new ones until the transaction ends. */
export async function lockVacancy(executor: Executor, id: number) {
  const [row] = await executor.select().from(vacancies).where(withId(id)).for('update')
  return row
}

export const setStatus = (executor: Executor, id: number, status: VacancyRow['status']) =>
  executor.update(vacancies).set({ status, updatedAt: new Date() }).where(withId(id))

export const setTexts = (
  executor: Executor,
  id: number,
  texts: Pick<VacancyRow, 'description' | 'requirement' | 'translations'>,
) =>
  executor
    .update(vacancies)
    .set({ ...texts, updatedAt: new Date() })
    .where(withId(id))

/** Hides the vacancy with its applications, or shows them again. */
export const setDeleted = (executor: Executor, id: number, deletedAt: Date | null) =>
  executor.update(vacancies).set({ deletedAt, updatedAt: new Date() }).where(eq(vacancies.id, id))

/** True for a deleted vacancy that is no longer in the trash; its row stays until its applications are removed. */
export const isDeletedForGood = sql`(${vacancies}.deleted_at is not null and not exists (
  select from ${trash} where subject = 'job vacancy' and subject_id = ${vacancies}.id))`

export const listDeletedForGood = (executor: Executor) =>
  executor.select({ id: vacancyId }).from(vacancies).where(isDeletedForGood).orderBy(asc(vacancyId))

/** Deletes the row of a permanently deleted vacancy once it has no applications. */
export const deleteVacancy = (executor: Executor, id: number) =>
  executor
    .delete(vacancies)
    .where(
      and(
        eq(vacancies.id, id),
        isDeletedForGood,
        sql`not exists (select from ${applications} where vacancy_id = ${vacancies}.id)`,
      ),
    )
