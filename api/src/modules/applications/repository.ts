import type { ListQuery } from '@arunika/admin-contracts'
import type { ApplicationStatus } from '@arunika/contracts'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  ne,
  not,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/database.ts'
import {
  administrators,
  applicationFiles,
  applicationNotes,
  applications,
  applicationTexts,
  interviews,
  TEXT_VERSION,
  vacancies,
  vacancyCounts,
} from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { passageOf } from '../../lib/passage.ts'
import { countsOf, countUpTo, type Found, findRows, holdsWords, isAnyOf } from '../../lib/searching.ts'
import { hasIdOf } from '../../lib/whole-lists.ts'

export type ApplicationValues = Omit<typeof applications.$inferInsert, 'id'>
/** `text` holds a document's words; without it, housekeeping extracts them. */
export type FileValues = { path: string; name: string; size: number; text?: string }
const { text: _, textVersion: _version, ...ownFileColumns } = getTableColumns(applicationFiles)
const fileColumns = {
  ...ownFileColumns,
  /** True for a PDF that has been read and has no words. */
  isScan: sql<boolean>`coalesce(${applicationFiles.text} = '', false) and ${applicationFiles.path} like '%.pdf'`,
}
type FileRow = Omit<typeof applicationFiles.$inferSelect, 'text' | 'textVersion'> & { isScan: boolean }
type NoteRow = typeof applicationNotes.$inferSelect
export type ApplicationRow = typeof applications.$inferSelect & {
  files: FileRow[]
  notes: NoteRow[]
}

const newestFirst = [desc(applications.createdAt), desc(applications.id)]

/** Applications of a vacancy in the trash are hidden. */
export const isOfLiveVacancy = sql`exists (select from ${vacancies} live
  where live.id = ${applications}.vacancy_id and live.deleted_at is null)`
const withId = (id: number) => sql`${applications}.id = ${id} and ${isOfLiveVacancy}`

/** Documents of the chosen applications, in the order in which they were sent. */
async function listFiles(executor: Executor, chosen: SQL): Promise<FileRow[]> {
  const rows = await executor
    .select({ file: fileColumns })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
    .where(chosen)
    .orderBy(asc(applicationFiles.id))
  return rows.map(({ file }) => file)
}

async function listNotes(executor: Executor, chosen: SQL): Promise<NoteRow[]> {
  const rows = await executor
    .select({ note: applicationNotes })
    .from(applicationNotes)
    .innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
    .where(chosen)
    .orderBy(asc(applicationNotes.id))
  return rows.map(({ note }) => note)
}

/** Ids of a vacancy's applications, the newest first. */
export const sortedApplicationIds = (executor: Executor, ofVacancy: number) =>
  executor
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.vacancyId, ofVacancy), isOfLiveVacancy))
    .orderBy(...newestFirst)

/** Applications with their documents and notes. */
export const listApplications = (executor: Executor, ids: readonly number[]): Promise<ApplicationRow[]> =>
  listWhole(executor, sql`${hasIdOf(sql`${applications}.id`, ids)} and ${isOfLiveVacancy}`)

export async function findApplication(executor: Executor, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await listWhole(executor, withId(id))
  return row
}

/** The same, even if the vacancy is in the trash, because the applicant keeps access to it. */
export async function findAnywhere(executor: Executor, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await listWhole(executor, eq(applications.id, id))
  return row
}

async function listWhole(executor: Executor, chosen: SQL): Promise<ApplicationRow[]> {
  const rows = await executor
    .select()
    .from(applications)
    .where(chosen)
    .orderBy(...newestFirst)
  const files = Map.groupBy(await listFiles(executor, chosen), (file) => file.applicationId)
  const notes = Map.groupBy(await listNotes(executor, chosen), (note) => note.applicationId)
  return rows.map((row) => ({ ...row, files: files.get(row.id) ?? [], notes: notes.get(row.id) ?? [] }))
}

const {
  id: applicationId,
  vacancyId,
  createdAt,
  name,
  phone,
  email,
  education,
  isRead,
  status,
  announcedStatus,
  stageId,
  withdrawnAt,
  language,
} = applications
const sorts = {
  keys: {
    timestamp: { by: createdAt, type: 'timestamptz' },
    name: { by: sql`lower(${name})`, type: 'text' },
    email: { by: sql`lower(${email})`, type: 'text' },
    education: { by: education, type: 'text' },
  },
  byDefault: '-timestamp',
  id: applicationId,
} as const

export interface ApplicationQuery extends ListQuery {
  status?: ApplicationStatus | undefined
  stage?: number | undefined
}

/** Finds applications in which every word occurs, documents included. */
export const findApplications = (executor: Executor, search: string | undefined): Promise<Found> =>
  findRows(
    executor,
    applicationTexts.applicationId,
    holdsWords(sql`${applicationTexts}.words`, search),
    applicationId,
  )

/**
 * Passages of answers and documents with the words of a search, by application. Those that have them in the name or
 * the e-mail address need none.
 */
export async function findPassages(
  executor: Executor,
  rows: readonly { id: number; name: string; phone: string; email: string }[],
  search: string | undefined,
): Promise<Map<number, string>> {
  if (!search || rows.length === 0) return new Map()
  const { applicationId: textOf, words } = applicationTexts
  const ids = rows.map((row) => row.id)
  const texts = await executor
    .select({ id: textOf, words })
    .from(applicationTexts)
    .where(isAnyOf(textOf, ids))
  const wordsOf = new Map(texts.map((text) => [text.id, text.words]))
  return new Map(
    rows.flatMap((row) => {
      // The words begin with the fields that the list shows.
      const shown = [row.name, row.phone, row.email].join(' ')
      const passage = passageOf((wordsOf.get(row.id) ?? '').slice(shown.length), search, shown)
      return passage === undefined ? [] : [[row.id, passage]]
    }),
  )
}

/** One page of a vacancy's applications, without their answers, but with the passages that a search finds. */
export async function listApplicationPage(executor: Executor, ofVacancy: number, query: ApplicationQuery) {
  const isOfVacancy = eq(vacancyId, ofVacancy)
  const isNarrowed = [query.q, query.status, query.stage].some((part) => part !== undefined)
  const words = await findApplications(executor, query.q)
  const matching = and(
    isOfVacancy,
    words.matching,
    query.status && eq(status, query.status),
    query.stage === undefined ? undefined : eq(stageId, query.stage),
  )
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts, query, words.first)
  const rows = await executor
    .select({
      id: applicationId,
      createdAt,
      name,
      phone,
      email,
      education,
      isRead,
      status,
      announcedStatus,
      withdrawnAt,
      language,
      stageId,
      cursor,
    })
    .from(applications)
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const total = { count: await countOfVacancy(executor, ofVacancy), atLeast: false }
  const found = isNarrowed ? await countUpTo(executor, applications, matching) : total
  const { entries, ...page } = paged(rows)
  const passages = await findPassages(executor, entries, query.q)
  return {
    ...page,
    entries: entries.map((entry) => ({ ...entry, passage: passages.get(entry.id) })),
    ...countsOf(found, total),
  }
}

async function countOfVacancy(executor: Executor, ofVacancy: number): Promise<number> {
  const [row] = await executor
    .select({ count: vacancyCounts.applications })
    .from(vacancyCounts)
    .where(eq(vacancyCounts.vacancyId, ofVacancy))
  return row?.count ?? 0
}

/** The vacancies of those of these applications that exist. */
export async function listVacanciesOf(executor: Executor, ids: readonly number[]): Promise<number[]> {
  const rows = await executor
    .select({ vacancyId })
    .from(applications)
    .where(sql`${applicationId} = any(${sql.param(ids)}::int[])`)
  return rows.map((row) => row.vacancyId)
}

/** Condition that a vacancy is one of these; undefined for all. */
export const isOneOf = (id: PgColumn, vacancies: readonly number[] | undefined) =>
  vacancies && isAnyOf(id, vacancies)

/**
 * The person's other applications, newest first.
 * @param among only those for these vacancies
 */
export const listOthers = (
  executor: Executor,
  { id, person }: Pick<ApplicationRow, 'id' | 'person'>,
  among?: readonly number[],
) =>
  executor
    .select({ id: applicationId, vacancyId, vacancy: vacancies.title, status, createdAt })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, vacancyId))
    .where(
      and(
        eq(applications.person, person ?? ''),
        ne(applicationId, id),
        isNull(vacancies.deletedAt),
        isOneOf(vacancyId, among),
      ),
    )
    .orderBy(...newestFirst)
    .limit(20)

/** Statuses of these applications. Locks them until the transaction ends. */
export const lockApplications = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({ id: applicationId, status })
    .from(applications)
    .where(and(inArray(applicationId, [...ids]), isOfLiveVacancy))
    .orderBy(asc(applicationId))
    .for('update', { of: applications })

/** Documents of one application; empty if there is no such application. */
export const listFilesOf = (executor: Executor, id: number) => listFiles(executor, withId(id))

export async function insertApplication(
  executor: Executor,
  values: ApplicationValues,
  files: readonly FileValues[],
) {
  const [row] = await executor.insert(applications).values(values).returning({ id: applications.id })
  if (!row) throw new Error('An inserted row always comes back.')
  await insertFiles(executor, row.id, files)
  return row.id
}

export const insertFiles = (executor: Executor, ofApplication: number, files: readonly FileValues[]) =>
  executor.insert(applicationFiles).values(
    files.map((file) => ({
      ...file,
      applicationId: ofApplication,
      textVersion: file.text === undefined ? 0 : TEXT_VERSION,
    })),
  )

/** An application's read flag and status; undefined if it does not exist. Locks it until the transaction ends. */
export async function lockApplication(executor: Executor, id: number) {
  const [row] = await executor
    .select({ isRead: applications.isRead, status: applications.status })
    .from(applications)
    .where(withId(id))
    .for('update')
  return row
}

export const markRead = (executor: Executor, id: number) =>
  executor.update(applications).set({ isRead: true }).where(eq(applications.id, id))

/** False if there is no such application. */
export async function insertNote(
  executor: Executor,
  note: { applicationId: number; administratorId: number; text: string },
): Promise<boolean> {
  const author = sql`(select email from ${administrators} where id = ${note.administratorId})`
  // One statement, so that an application deleted meanwhile gets no note.
  const { rows } = await executor.execute(sql`
    insert into ${applicationNotes} (application_id, author, text)
    select id, ${author}, ${note.text} from ${applications}
    where id = ${note.applicationId} and ${isOfLiveVacancy} returning id`)
  return rows.length > 0
}

/** @param author only if this person wrote it. @returns false if the application has no such note */
export async function deleteNote(
  executor: Executor,
  applicationId: number,
  { id, author }: { id: number; author: SQL | undefined },
): Promise<boolean> {
  const rows = await executor
    .delete(applicationNotes)
    .where(
      and(
        eq(applicationNotes.id, id),
        eq(applicationNotes.applicationId, applicationId),
        author && eq(applicationNotes.author, author),
      ),
    )
    .returning({ id: applicationNotes.id })
  return rows.length > 0
}

/** @param among only those for these vacancies */
export async function countUnread(executor: Executor, among?: readonly number[]): Promise<number> {
  const [row] = await executor
    .select({ count: sum(vacancyCounts.unread) })
    .from(vacancyCounts)
    .innerJoin(vacancies, eq(vacancies.id, vacancyCounts.vacancyId))
    .where(and(isNull(vacancies.deletedAt), isOneOf(vacancies.id, among)))
  return Number(row?.count ?? 0)
}

/** Chosen, or with an offered time that has not passed. */
const hasInterviewToCome = sql`exists (select from ${interviews} i where i.application_id = ${applications.id}
  and i.cancelled_at is null and coalesce(i.starts_at, i.times[cardinality(i.times)]) > now())`

export type Choice =
  | { id: number }
  | { ids: readonly number[] }
  | { vacancyId: number }
  | { before: Date; now: Date }

function matching(choice: Choice): SQL {
  if ('id' in choice) return eq(applications.id, choice.id)
  if ('ids' in choice) return sql`${applications.id} = any(${sql.param(choice.ids)}::int[])`
  if ('vacancyId' in choice) return eq(applications.vacancyId, choice.vacancyId)
  return and(
    lt(applications.createdAt, choice.before),
    sql`(stored_until is null or stored_until <= ${choice.now})`,
    not(hasInterviewToCome),
  ) as SQL
}

/** True if an interview of one of the chosen applications is still to come, so that its cancellation must be told. */
export async function haveInterviewToCome(executor: Executor, choice: Choice): Promise<boolean> {
  const [row] = await executor
    .select({ id: applicationId })
    .from(applications)
    .where(and(matching(choice), hasInterviewToCome))
    .limit(1)
  return row !== undefined
}

/** The oldest of the chosen applications. Locks them until the transaction ends. */
export async function lockOldest(executor: Executor, choice: Choice, limit: number): Promise<number[]> {
  const rows = await executor
    .select({ id: applicationId })
    .from(applications)
    .where(matching(choice))
    .orderBy(asc(createdAt), asc(applicationId))
    .limit(limit)
    .for('update')
  return rows.map(({ id }) => id)
}

/** Paths of the documents of the chosen applications. */
export async function listFilePaths(executor: Executor, choice: Choice): Promise<string[]> {
  const rows = await executor
    .select({ path: applicationFiles.path })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
    .where(matching(choice))
  return rows.map((row) => row.path)
}

/** @returns ids of the deleted applications */
export async function deleteApplications(executor: Executor, choice: Choice): Promise<number[]> {
  const rows = await executor.delete(applications).where(matching(choice)).returning({ id: applications.id })
  return rows.map(({ id }) => id)
}
