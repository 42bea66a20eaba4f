import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { applications, interviews, vacancies } from '../../db/schema/index.ts'
import { isOfLiveVacancy } from '../applications/repository.ts'
import { type Actor, nameOf } from '../audit/repository.ts'
import { isDeletedForGood } from '../vacancies/repository.ts'
import type { Taken } from './times.ts'

export type InterviewRow = typeof interviews.$inferSelect
/** The terms of an offer. */
export type Offer = Pick<InterviewRow, 'times' | 'minutes' | 'venue'>

const { applicationId, vacancyId, startsAt, cancelledAt, minutes, id } = interviews

const applicant = {
  id: applications.id,
  reference: applications.reference,
  name: applications.name,
  email: applications.email,
  phone: applications.phone,
  language: applications.language,
  withdrawnAt: applications.withdrawnAt,
  vacancy: { id: vacancies.id, title: vacancies.title, translations: vacancies.translations },
}

const selectApplicants = (executor: Executor, chosen: SQL | undefined) =>
  executor
    .select(applicant)
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
    .where(and(chosen, not(isDeletedForGood)))
    .orderBy(asc(applications.id))
    .$dynamic()

export type Applicant = Awaited<ReturnType<typeof selectApplicants>>[number]

export async function findApplicant(executor: Executor, ofId: number): Promise<Applicant | undefined> {
  const [row] = await selectApplicants(executor, eq(applications.id, ofId))
  return row
}

/** Locks the application, under whose lock its interviews change, until the transaction ends. */
export async function lockApplicant(executor: Executor, ofId: number): Promise<Applicant | undefined> {
  const [row] = await selectApplicants(executor, eq(applications.id, ofId)).for('update', {
    of: applications,
  })
  return row
}

/** The same for those of live vacancies. */
export const lockApplicants = (executor: Executor, ids: readonly number[]): Promise<Applicant[]> =>
  selectApplicants(executor, and(inArray(applications.id, [...ids]), isOfLiveVacancy)).for('update', {
    of: applications,
  })

/**
 * Until the transaction ends, no other one takes a time of the vacancy. It is called before an application is locked.
 */
export const lockTimes = (executor: Executor, ofVacancy: number) =>
  executor.execute(sql`select pg_advisory_xact_lock(hashtext('interviews'), ${ofVacancy})`)

/** An interview takes eight hours at most. */
const isRecent = gt(startsAt, sql`now() - interval '8 hours'`)

/** Interviews of a vacancy that have a time and are not over. */
export async function listTaken(executor: Executor, ofVacancy: number): Promise<Taken[]> {
  const rows = await executor
    .select({ id, startsAt, minutes })
    .from(interviews)
    .where(and(eq(vacancyId, ofVacancy), isRecent, isNull(cancelledAt)))
  return rows.flatMap((row) => (row.startsAt ? [{ ...row, startsAt: row.startsAt }] : []))
}

export async function findInterview(executor: Executor, which: number): Promise<InterviewRow | undefined> {
  const [row] = await executor.select().from(interviews).where(eq(id, which))
  return row
}

/** The interview to come: offered or chosen. */
export async function findOpen(executor: Executor, ofApplication: number): Promise<InterviewRow | undefined> {
  const [row] = await executor
    .select()
    .from(interviews)
    .where(
      and(
        eq(applicationId, ofApplication),
        isNull(cancelledAt),
        or(isNull(startsAt), gt(startsAt, sql`now()`)),
      ),
    )
    .orderBy(desc(id))
    .limit(1)
  return row
}

/** The newest first. */
export const listInterviews = (executor: Executor, ofApplication: number, limit: number) =>
  executor
    .select(getTableColumns(interviews))
    .from(interviews)
    .where(eq(applicationId, ofApplication))
    .orderBy(desc(id))
    .limit(limit)

export async function insertInterview(
  executor: Executor,
  { id: ofApplication, vacancy }: Applicant,
  offer: Offer,
  by: Actor,
): Promise<InterviewRow> {
  const values = { applicationId: ofApplication, vacancyId: vacancy.id, author: nameOf(by), ...offer }
  const [row] = await executor.insert(interviews).values(values).returning()
  if (!row) throw new Error('An inserted row always comes back.')
  return row
}

/** Stores a change as the next version. */
export async function changeInterview(
  executor: Executor,
  which: number,
  values: Partial<Offer & Pick<InterviewRow, 'startsAt' | 'cancelledAt'>> & { by?: Actor },
): Promise<InterviewRow> {
  const { by, ...columns } = values
  const [row] = await executor
    .update(interviews)
    .set({ ...columns, ...(by && { author: nameOf(by) }), changes: sql`${interviews.changes} + 1` })
    .where(eq(id, which))
    .returning()
  if (!row) throw new Error('An updated row always comes back.')
  return row
}
