import { type CountedStage, MAX_COUNTED, type VacancyNumbers } from '@arunika/admin-contracts'
import type { Application, ApplicationStatus } from '@arunika/contracts'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { applicationMoves, applicationRatings, applications, vacancyStages } from '../../db/schema/index.ts'
import { isOfLiveVacancy } from '../applications/repository.ts'
import { type Actor, nameOf } from '../audit/repository.ts'

const { id, vacancyId, name, status, position } = vacancyStages
export type StageRow = { id: number; name: string; status: ApplicationStatus }

/** Stages of a vacancy in order. */
export const listStages = (executor: Executor, ofVacancy: number): Promise<StageRow[]> =>
  executor
    .select({ id, name, status })
    .from(vacancyStages)
    .where(eq(vacancyId, ofVacancy))
    .orderBy(asc(position), asc(id))

export const countStages = (executor: Executor, ofVacancy: number): Promise<CountedStage[]> =>
  executor
    .select({ id, name, status, applications: vacancyStages.applications })
    .from(vacancyStages)
    .where(eq(vacancyId, ofVacancy))
    .orderBy(asc(position), asc(id))

export async function findVacancyOf(executor: Executor, stage: number): Promise<number | undefined> {
  const [row] = await executor.select({ vacancyId }).from(vacancyStages).where(eq(id, stage))
  return row?.vacancyId
}

/**
 * The applications among these that belong to the vacancy, with their stages. Locks them until the transaction ends.
 */
export const lockStagesOf = (executor: Executor, ids: readonly number[], ofVacancy: number) =>
  executor
    .select({ id: applications.id, stageId: applications.stageId })
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), eq(applications.vacancyId, ofVacancy), isOfLiveVacancy))
    .orderBy(asc(applications.id))
    .for('update', { of: applications })

/** Some applications in a stage. Locks them until the transaction ends. */
export const listOfStage = async (executor: Executor, stage: number, limit: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.stageId, stage))
    .orderBy(asc(applications.id))
    .limit(limit)
    .for('update')
  return rows.map((row) => row.id)
}

/** Moves applications to a stage, or to the first stage of a status, and records who moved them. */
export async function moveTo(
  executor: Executor,
  ids: readonly number[],
  to: { stage: number } | { status: ApplicationStatus },
  by: Actor,
): Promise<void> {
  const change: SQL = 'stage' in to ? sql`stage_id = ${to.stage}` : sql`status = ${to.status}`
  await executor.execute(sql`
    with before as (
      select id, vacancy_id, stage_id, stage_since from ${applications} where id = any(${sql.param(ids)}::int[])
    ), moved as (
      update ${applications} set ${change} from before where ${applications}.id = before.id
      returning before.*, ${applications}.stage_id as to_id
    )
    insert into ${applicationMoves} (application_id, vacancy_id, from_stage_id, from_name, to_name, since, actor)
    select moved.id, moved.vacancy_id, moved.stage_id, former.name, next.name, moved.stage_since, ${nameOf(by)}
    from moved join ${vacancyStages} former on former.id = moved.stage_id
      join ${vacancyStages} next on next.id = moved.to_id
    where former.id <> next.id`)
}

/** @param stages a stage without an id is new */
export async function saveStages(
  executor: Executor,
  ofVacancy: number,
  stages: readonly { id?: number | undefined; name: string; status: ApplicationStatus }[],
) {
  for (const [index, stage] of stages.entries()) {
    const values = { name: stage.name, position: index + 1 }
    if (stage.id === undefined)
      await executor.insert(vacancyStages).values({ ...values, vacancyId: ofVacancy, status: stage.status })
    else await executor.update(vacancyStages).set(values).where(eq(id, stage.id))
  }
}

export const deleteStage = (executor: Executor, stage: number) =>
  executor.delete(vacancyStages).where(eq(id, stage))

/** Maximum moves on the reading view. */
const MOVES_SHOWN = 50

/**
 * Data about an application that recruiters added: stage, moves, ratings, source.
 * @param by the reader, whose own rating is returned separately
 */
export async function findDecisions(
  executor: Executor,
  row: { id: number; vacancyId: number; stageId: number | null; source: string | null },
  by?: Actor,
): Promise<Pick<Application, 'stage' | 'stages' | 'moves' | 'ratings' | 'source'>> {
  const stages = await listStages(executor, row.vacancyId)
  const stage = stages.find((one) => one.id === row.stageId)
  const moves = await executor
    .select()
    .from(applicationMoves)
    .where(eq(applicationMoves.applicationId, row.id))
    .orderBy(desc(applicationMoves.id))
    .limit(MOVES_SHOWN)
  const ratings = await executor
    .select({
      author: applicationRatings.author,
      value: applicationRatings.value,
      own: by ? sql<boolean>`${applicationRatings.author} = ${nameOf(by)}` : sql<boolean>`false`,
    })
    .from(applicationRatings)
    .where(eq(applicationRatings.applicationId, row.id))
    .orderBy(asc(applicationRatings.author))
  return {
    ...(stage && { stage }),
    stages,
    moves: moves.map(({ id, fromName, toName, actor, createdAt }) => ({
      ...{ id, from: fromName, to: toName, by: actor },
      createdAt: createdAt.toISOString(),
    })),
    ratings,
    source: row.source,
  }
}

/** Mean ratings of these applications. */
export async function listRatings(executor: Executor, ids: readonly number[]): Promise<Map<number, number>> {
  const { applicationId, value } = applicationRatings
  const rows = await executor
    .select({ applicationId, mean: sql<number>`round(avg(${value}), 1)::float` })
    .from(applicationRatings)
    .where(inArray(applicationId, [...ids]))
    .groupBy(applicationId)
  return new Map(rows.map((row) => [row.applicationId, row.mean]))
}

/** @param value null removes the rating */
export async function saveRating(
  executor: Executor,
  application: number,
  author: { administratorId: number },
  value: number | null,
) {
  const { applicationId } = applicationRatings
  if (value === null)
    await executor
      .delete(applicationRatings)
      .where(and(eq(applicationId, application), eq(applicationRatings.author, nameOf(author))))
  else
    await executor
      .insert(applicationRatings)
      .values({ applicationId: application, author: nameOf(author), value })
      .onConflictDoUpdate({
        target: [applicationId, applicationRatings.author],
        set: { value, createdAt: sql`now()` },
      })
}

/** Number of a vacancy's newest moves in its statistics. */
const MOVES_COUNTED = 2_000
const SOURCES_SHOWN = 20

/**
 * Median time in each stage, over applications that have left it. Excludes stays under a minute, which are undone
 * mistakes.
 */
async function medians(executor: Executor, ofVacancy: number): Promise<Map<number, number>> {
  const { rows } = await executor.execute<{ id: number; seconds: number }>(sql`
    with newest as (
      select from_stage_id, application_id, created_at, since from ${applicationMoves}
      where vacancy_id = ${ofVacancy} order by created_at desc limit ${MOVES_COUNTED}
    ), stays as (
      select from_stage_id, sum(created_at - since) as stayed from newest where from_stage_id is not null
      group by from_stage_id, application_id having sum(created_at - since) >= interval '1 minute'
    )
    select from_stage_id as id, extract(epoch from percentile_cont(0.5) within group (order by stayed))::float as seconds
    from stays group by from_stage_id`)
  return new Map(rows.map((row) => [row.id, row.seconds]))
}

export async function findNumbers(executor: Executor, ofVacancy: number): Promise<VacancyNumbers> {
  const stages = await countStages(executor, ofVacancy)
  const medianOf = await medians(executor, ofVacancy)
  const { rows: sources } = await executor.execute<VacancyNumbers['sources'][number]>(sql`
    select source, count(*)::int as applications from (
      select source from ${applications} where vacancy_id = ${ofVacancy}
      order by created_at desc, id desc limit ${MAX_COUNTED}
    ) newest group by source order by count(*) desc, source limit ${SOURCES_SHOWN}`)
  return {
    stages: stages.map((stage) => ({ ...stage, medianSeconds: medianOf.get(stage.id) ?? null })),
    sources,
  }
}
