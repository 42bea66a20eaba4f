import { UTC_OFFSET } from '@arunika/contracts/site'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import {
  applicationFiles,
  applicationNotes,
  applicationRatings,
  applications,
  vacancies,
  vacancyStages,
} from '../../db/schema/index.ts'
import { type ApplicationQuery, isOfLiveVacancy } from './repository.ts'

/** Rows in memory at a time. */
const BATCH = 500

const { id, vacancyId, createdAt, status, stageId } = applications

const columns = {
  ...{ id, createdAt, status },
  reference: applications.reference,
  name: applications.name,
  phone: applications.phone,
  email: applications.email,
  education: applications.education,
  institution: applications.institution,
  whyInterested: applications.whyInterested,
  pastExperiences: applications.pastExperiences,
  skillsOrExpertise: applications.skillsOrExpertise,
  softwareOrTools: applications.softwareOrTools,
  teamworking: applications.teamworking,
  source: applications.source,
  language: applications.language,
  vacancy: vacancies.title,
  stage: vacancyStages.name,
  documents: sql<string>`(select coalesce(string_agg(f.name, ', ' order by f.id), '')
    from ${applicationFiles} f where f.application_id = ${id})`,
  notes: sql<string>`(select coalesce(string_agg(n.author || ': ' || n.text, E'\\n' order by n.id), '')
    from ${applicationNotes} n where n.application_id = ${id})`,
  rating: sql<number | null>`(select round(avg(r.value), 1)::float
    from ${applicationRatings} r where r.application_id = ${id})`,
  localTime: sql<string>`to_char(${createdAt} at time zone 'UTC' + ${UTC_OFFSET}::interval, 'YYYY-MM-DD HH24:MI:SS')`,
  /** As text, because a Date has no microseconds. */
  exactTime: sql<string>`${createdAt}::text`,
}

const listBatch = (executor: Executor, matching: SQL | undefined) =>
  executor
    .select(columns)
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, vacancyId))
    .leftJoin(vacancyStages, eq(vacancyStages.id, stageId))
    .where(matching)
    .orderBy(desc(createdAt), desc(id))
    .limit(BATCH)

export type ExportRow = Awaited<ReturnType<typeof listBatch>>[number]

/** Filters of an export. */
export type ExportChoice = Pick<ApplicationQuery, 'status' | 'stage'>

/**
 * A vacancy's applications, newest first, in batches. No connection is held between batches, so a slow download does
 * not block others.
 */
export async function* exportBatches(
  executor: Executor,
  ofVacancy: number,
  choice: ExportChoice,
): AsyncGenerator<ExportRow[]> {
  const chosen = and(
    eq(vacancyId, ofVacancy),
    isOfLiveVacancy,
    choice.status && eq(status, choice.status),
    choice.stage === undefined ? undefined : eq(stageId, choice.stage),
  )
  let last: ExportRow | undefined
  do {
    const after = last && sql`(${createdAt}, ${id}) < (${last.exactTime}::timestamptz, ${last.id}::int)`
    const rows = await listBatch(executor, and(chosen, after))
    last = rows.length === BATCH ? rows.at(-1) : undefined
    if (rows.length > 0) yield rows
  } while (last)
}
