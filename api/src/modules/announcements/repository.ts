import type { ListQuery } from '@arunika/admin-contracts'
import type { ApplicationStatus } from '@arunika/contracts'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/database.ts'
import {
  applicationMails,
  applications,
  outgoingMails,
  vacancies,
  vacancyStages,
} from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo } from '../../lib/searching.ts'
import { state } from '../applicant-mails/repository.ts'
import { findApplications, isOfLiveVacancy } from '../applications/repository.ts'

export interface AnnouncementQuery extends ListQuery {
  vacancy?: number | undefined
  status?: ApplicationStatus | undefined
}

const application = {
  id: applications.id,
  name: applications.name,
  email: applications.email,
  status: applications.status,
  announcedStatus: applications.announcedStatus,
  isRead: applications.isRead,
  withdrawnAt: applications.withdrawnAt,
  language: applications.language,
  vacancy: { id: vacancies.id, title: vacancies.title },
  stage: { id: vacancyStages.id, name: vacancyStages.name, status: vacancyStages.status },
}

const sorts = {
  decided: {
    keys: { decided: { by: applications.stageSince, type: 'timestamptz' } },
    byDefault: '-decided',
    id: applications.id,
  },
  due: {
    keys: { due: { by: outgoingMails.createdAt, type: 'timestamptz' } },
    byDefault: 'due',
    // Never null in the index that sorts them.
    id: outgoingMails.applicationId,
  },
} as const

const isUnannounced = and(
  // As in the index.
  sql`(${applications.status} <> ${applications.announcedStatus}) is true`,
  isNull(applications.withdrawnAt),
  sql`not exists (select from ${outgoingMails} o
    join ${applicationMails} m on m.id = o.application_mail_id and m.announces is not null
    where o.application_id = ${applications.id})`,
  isOfLiveVacancy,
)

const ofVacancy = ({ vacancy }: AnnouncementQuery) =>
  vacancy === undefined ? undefined : eq(applications.vacancyId, vacancy)

/** One page of the decisions that no mail is going to announce. */
export async function listUnannounced(executor: Executor, query: AnnouncementQuery) {
  const all = and(isUnannounced, ofVacancy(query))
  const matching = and(
    all,
    query.status && eq(applications.status, query.status),
    (await findApplications(executor, query.q)).matching,
  )
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts.decided, query)
  const rows = await executor
    .select({ ...application, mail: sql<null>`null`, cursor })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
    .innerJoin(vacancyStages, eq(vacancyStages.id, applications.stageId))
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return { ...paged(rows), ...(await counts(executor, applications, { matching, all })) }
}

/** As in the index. */
const isWritten = isNotNull(outgoingMails.applicationMailId)

/** Condition for mails in the outbox, of one for their texts and applications. */
const mailsWith = (condition: SQL | undefined) =>
  sql`${isWritten} and exists (
    select from ${applicationMails} join ${applications} on ${applications.id} = ${applicationMails.applicationId}
    where ${applicationMails.id} = ${outgoingMails.applicationMailId} and ${condition})`

/** One page of the mails in the outbox that will announce a decision. */
export async function listAnnouncing(executor: Executor, query: AnnouncementQuery) {
  // Deleting a vacancy cancels the mails to its applicants.
  const all = and(isNotNull(applicationMails.announces), ofVacancy(query))
  const matching = and(
    all,
    query.status && eq(applicationMails.announces, query.status),
    (await findApplications(executor, query.q)).matching,
  )
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts.due, query)
  const rows = await executor
    .select({
      ...application,
      mail: {
        id: applicationMails.id,
        subject: applicationMails.subject,
        text: applicationMails.text,
        by: applicationMails.author,
        sendAt: applicationMails.sendAt,
        announces: applicationMails.announces,
        lastError: outgoingMails.lastError,
        state,
      },
      cursor,
    })
    .from(outgoingMails)
    .innerJoin(applicationMails, eq(applicationMails.id, outgoingMails.applicationMailId))
    .innerJoin(applications, eq(applications.id, outgoingMails.applicationId))
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
    .innerJoin(vacancyStages, eq(vacancyStages.id, applications.stageId))
    .where(and(isWritten, matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const counted = { matching: mailsWith(matching), all: mailsWith(all) }
  return { ...paged(rows), ...(await counts(executor, outgoingMails, counted)) }
}

/** One page of the invitations to apply that have not left. */
export async function listInvitations(executor: Executor, query: AnnouncementQuery) {
  const all = and(
    isNotNull(applicationMails.invitesTo),
    query.vacancy === undefined ? undefined : eq(applicationMails.invitesTo, query.vacancy),
  )
  const matching = and(all, (await findApplications(executor, query.q)).matching)
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts.due, query)
  const rows = await executor
    .select({
      mail: applicationMails.id,
      // Sorts them, and is never null.
      id: sql<number>`${outgoingMails.applicationId}`,
      name: applications.name,
      vacancy: { id: vacancies.id, title: vacancies.title },
      subject: applicationMails.subject,
      text: applicationMails.text,
      by: applicationMails.author,
      sendAt: applicationMails.sendAt,
      lastError: outgoingMails.lastError,
      state,
      cursor,
    })
    .from(outgoingMails)
    .innerJoin(applicationMails, eq(applicationMails.id, outgoingMails.applicationMailId))
    .innerJoin(applications, eq(applications.id, outgoingMails.applicationId))
    .innerJoin(vacancies, eq(vacancies.id, applicationMails.invitesTo))
    .where(and(isWritten, matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const counted = { matching: mailsWith(matching), all: mailsWith(all) }
  return { ...paged(rows), ...(await counts(executor, outgoingMails, counted)) }
}

async function counts(
  executor: Executor,
  table: PgTable,
  { matching, all }: { matching: SQL | undefined; all: SQL | undefined },
) {
  const [found, total] = await Promise.all([
    countUpTo(executor, table, matching),
    countUpTo(executor, table, all),
  ])
  return countsOf(found, total)
}
