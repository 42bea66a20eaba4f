import { CodedError } from '@anyam/server/errors'
import { type ListQuery, MOST_OF_PERSON, MOST_SHOWN } from '@arunika/admin-contracts'
import type { ApplicationStatus } from '@arunika/contracts'
import { and, desc, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/database.ts'
import {
  applicationMails,
  applications,
  outgoingMails,
  phoneEnd,
  vacancies,
  vacancyStages,
} from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { officeDay, officeInstant } from '../../lib/office-time.ts'
import { countsOf, countUpTo, type Found } from '../../lib/searching.ts'
import { state } from '../applicant-mails/repository.ts'
import { findApplications, findPassages, isOfLiveVacancy } from '../applications/repository.ts'
import { listRatings } from '../stages/repository.ts'

export interface ApplicantQuery extends ListQuery {
  vacancy?: number | undefined
  status?: ApplicationStatus | undefined
  year?: number | undefined
}

const { id, person, createdAt, name, phone, email, language, status, vacancyId, stageId } = applications
const newestFirst = [desc(createdAt), desc(id)]

const sorts = {
  keys: { applied: { by: createdAt, type: 'timestamptz' } },
  byDefault: '-applied',
  id,
} as const

const newer = alias(applications, 'newer')

const beginOf = (year: number) => officeInstant(`${year}-01-01`, '00:00')

/** Condition that an application fits the query; applications of a vacancy in the trash never do. */
const fits = (
  of: typeof applications | typeof newer,
  { vacancy, status, year }: ApplicantQuery,
  found: Found,
) =>
  and(
    found.matchingAs?.(of.id),
    vacancy === undefined ? undefined : eq(of.vacancyId, vacancy),
    status && eq(of.status, status),
    year === undefined
      ? undefined
      : and(gte(of.createdAt, beginOf(year)), lt(of.createdAt, beginOf(year + 1))),
    sql`exists (select from ${vacancies} live where live.id = ${of.vacancyId} and live.deleted_at is null)`,
  )

/** Condition that an application is the newest of its person that fits the query, so that each person is listed once. */
const stands = (query: ApplicantQuery, found: Found): SQL | undefined =>
  and(
    fits(applications, query, found),
    sql`not exists (select from ${applications} ${sql.identifier('newer')} where ${newer.person} = ${person}
      and (${newer.createdAt}, ${newer.id}) > (${createdAt}, ${id}) and ${fits(newer, query, found)})`,
  )

/** One page of people, by their newest applications that fit the query. */
export async function listApplicantPage(executor: Executor, query: ApplicantQuery) {
  const found = await findApplications(executor, query.q)
  const matching = stands(query, found)
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts, query, found.first)
  const rows = await executor
    .select({ id, person, createdAt, name, phone, email, language, cursor })
    .from(applications)
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const isNarrowed = [query.q, query.vacancy, query.status, query.year].some((part) => part !== undefined)
  const total = await countUpTo(executor, applications, stands({}, {}))
  const { entries, ...page } = paged(rows)
  const people = entries.flatMap((entry) => entry.person ?? [])
  const [passages, sent, counts] = await Promise.all([
    findPassages(executor, entries, query.q),
    listSent(executor, people, MOST_SHOWN),
    countSent(executor, people),
  ])
  const ofPerson = Map.groupBy(sent, (one) => one.person)
  return {
    ...page,
    entries: entries.map(({ person, cursor: _, ...entry }) => ({
      ...entry,
      createdAt: entry.createdAt.toISOString(),
      passage: passages.get(entry.id),
      applications: (ofPerson.get(person) ?? []).map(({ person: _, ...one }) => one),
      count: counts.get(person ?? '') ?? 0,
    })),
    ...countsOf(isNarrowed ? await countUpTo(executor, applications, matching) : total, total),
    years: await listYears(executor),
  }
}

/** Years from the newest application to the oldest. */
async function listYears(executor: Executor): Promise<number[]> {
  const { rows } = await executor.execute<{ first: string | null; last: string | null }>(
    sql`select min(created_at)::text as first, max(created_at)::text as last from ${applications}`,
  )
  const [first, last] = [rows[0]?.first, rows[0]?.last].map(
    (at) => at && Number(officeDay(new Date(at)).slice(0, 4)),
  )
  return first && last ? Array.from({ length: last - first + 1 }, (_, nth) => last - nth) : []
}

/** Applications of these people, of each the newest first, with vacancy, stage and mean rating. */
async function listSent(executor: Executor, people: readonly string[], most: number) {
  const rows = await executor
    .select({
      ...{ id, person, createdAt, status, name, phone, email, language },
      reference: applications.reference,
      withdrawnAt: applications.withdrawnAt,
      source: applications.source,
      refusedAt: applications.invitationsRefusedAt,
      vacancy: { id: vacancies.id, title: vacancies.title },
      stage: { id: vacancyStages.id, name: vacancyStages.name, status: vacancyStages.status },
    })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, vacancyId))
    .innerJoin(vacancyStages, eq(vacancyStages.id, stageId))
    .where(
      sql`${id} in (select sent.id from unnest(${sql.param(people)}::uuid[]) of_person cross join lateral (
        select id from ${applications} where person = of_person and ${isOfLiveVacancy}
        order by created_at desc, id desc limit ${most}) sent)`,
    )
    .orderBy(...newestFirst)
  const ratings = await listRatings(
    executor,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    rating: ratings.get(row.id) ?? null,
  }))
}

async function countSent(executor: Executor, people: readonly string[]): Promise<Map<string, number>> {
  const rows = await executor
    .select({ person, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(and(inArray(person, [...people]), isOfLiveVacancy))
    .groupBy(person)
  return new Map(rows.map((row) => [row.person ?? '', row.count]))
}

/** The person of an application; undefined if it does not exist. */
export async function findPerson(executor: Executor, ofApplication: number) {
  const [row] = await executor
    .select({ person })
    .from(applications)
    .where(and(eq(id, ofApplication), isOfLiveVacancy))
  return row?.person ?? undefined
}

/** All applications of a person, the newest first. */
export const listOfPerson = (executor: Executor, ofPerson: string) =>
  listSent(executor, [ofPerson], MOST_OF_PERSON)

/** Invitations to a person to apply, the newest first. */
export async function listInvitationsTo(executor: Executor, ofPerson: string) {
  const rows = await executor
    .select({
      id: applicationMails.id,
      application: id,
      vacancy: sql<string>`coalesce(${vacancies.title}, '')`,
      by: applicationMails.author,
      sendAt: applicationMails.sendAt,
      state,
    })
    .from(applicationMails)
    .innerJoin(applications, eq(id, applicationMails.applicationId))
    .leftJoin(vacancies, eq(vacancies.id, applicationMails.invitesTo))
    .leftJoin(outgoingMails, eq(outgoingMails.applicationMailId, applicationMails.id))
    .where(and(eq(person, ofPerson), isNotNull(applicationMails.invitesTo)))
    .orderBy(desc(applicationMails.id))
    .limit(MOST_OF_PERSON)
  return rows.map((row) => ({ ...row, sendAt: row.sendAt.toISOString() }))
}

/** Number of people that may be the same. */
const MOST_NAMESAKES = 20
/** Digits of a phone number that name one person; fewer are a typing error. */
const PHONE_DIGITS = 8

/** The newest applications of other people with one of these names or phone numbers, each person once. */
export async function listNamesakes(
  executor: Executor,
  ofPerson: string,
  known: readonly { name: string; phone: string }[],
) {
  const names = known.map((each) => each.name.toLowerCase())
  const ends = known.map((each) => each.phone.replace(/\D/g, '').slice(-9))
  const phones = ends.filter((end) => end.length >= PHONE_DIGITS)
  const hasPhone = sql<boolean>`(${phoneEnd} = any(${sql.param(phones)}::text[]))`
  const rows = await executor
    .select({ id, person, name, phone, email, hasPhone })
    .from(applications)
    .where(
      and(
        or(hasPhone, sql`lower(${name}) = any(${sql.param(names)}::text[])`),
        ne(person, ofPerson),
        isOfLiveVacancy,
      ),
    )
    .orderBy(...newestFirst)
    .limit(MOST_NAMESAKES)
  const others = Map.groupBy(rows, (row) => row.person)
  return [...others.values()].flatMap(([newest, ...older]) => {
    if (!newest) return []
    const { person: _, ...shown } = newest
    return [{ ...shown, hasPhone: [newest, ...older].some((one) => one.hasPhone) }]
  })
}

/**
 * All applications of the people of these applications, vacancies in the trash included. Until the transaction ends, no
 * application of their addresses can arrive or change its person.
 * @throws CodedError not_possible if somebody else is merging them
 */
export async function lockPeople(executor: Executor, ids: readonly number[]) {
  const ofThem = sql`${person} in (select person from ${applications} where id = any(${sql.param(ids)}::int[]))`
  const address = sql<string>`lower(${email})`
  const addresses = await executor
    .selectDistinct({ address })
    .from(applications)
    .where(ofThem)
    // In one order for all, so that two people who merge cannot wait for each other.
    .orderBy(address)
  for (const each of addresses) await executor.execute(sql`select lock_person(${each.address})`)
  const rows = await executor.select({ id, person, address }).from(applications).where(ofThem).orderBy(id)
  const isLocked = (row: { address: string }) => addresses.some((each) => each.address === row.address)
  if (!rows.every(isLocked)) throw new CodedError('not_possible')
  return rows
}

/** Makes these applications those of one person. @param ofPerson without it, a new one */
export const setPerson = (executor: Executor, ids: readonly number[], ofPerson?: string) =>
  executor.execute(sql`
    with same as materialized (select ${ofPerson === undefined ? sql`gen_random_uuid()` : sql`${ofPerson}::uuid`} as person)
    update ${applications} set person = same.person from same where id = any(${sql.param(ids)}::int[])`)
