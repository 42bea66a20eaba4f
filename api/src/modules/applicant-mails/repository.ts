import { type MailState, THREAD_PAGE_SIZE, type WrittenMail } from '@arunika/admin-contracts'
import type { ApplicationStatus, VacancyTranslation } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import { and, asc, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import {
  applicationMails,
  applications,
  mailTemplates,
  outgoingMails,
  vacancies,
  vacancyStages,
} from '../../db/schema/index.ts'
import type { Translations } from '../../lib/translations.ts'
import { type Actor, nameOf } from '../audit/repository.ts'
import { insertMails, isAtRest, type MailValues } from '../mail/repository.ts'

/** All templates by name; there are few. */
export const listTemplates = (executor: Executor) =>
  executor
    .select()
    .from(mailTemplates)
    .orderBy(asc(sql`lower(${mailTemplates.name})`))

export const countTemplates = (executor: Executor): Promise<number> => executor.$count(mailTemplates)

export async function lockTemplate(executor: Executor, id: number) {
  const [row] = await executor.select().from(mailTemplates).where(eq(mailTemplates.id, id)).for('update')
  return row
}

/** @param id template that may keep the name */
export async function isTemplateNameTaken(executor: Executor, name: string, id = 0): Promise<boolean> {
  const [row] = await executor
    .select({ id: mailTemplates.id })
    .from(mailTemplates)
    .where(and(eq(sql`lower(${mailTemplates.name})`, sql`lower(${name})`), ne(mailTemplates.id, id)))
  return row !== undefined
}

type TemplateValues = Pick<typeof mailTemplates.$inferInsert, 'name' | 'subject' | 'text' | 'translations'>
const version = { id: mailTemplates.id, updatedAt: mailTemplates.updatedAt }

export async function insertTemplate(executor: Executor, values: TemplateValues) {
  const [row] = await executor.insert(mailTemplates).values(values).returning(version)
  if (!row) throw new Error('An inserted row always comes back.')
  return row
}

export async function updateTemplate(executor: Executor, id: number, values: TemplateValues) {
  const updatedAt = new Date()
  await executor
    .update(mailTemplates)
    .set({ ...values, updatedAt })
    .where(eq(mailTemplates.id, id))
  return { id, updatedAt }
}

export const deleteTemplate = (executor: Executor, id: number) =>
  executor.delete(mailTemplates).where(eq(mailTemplates.id, id))

/** A mail's recipient and the values of its fields. */
export interface Recipient {
  id: number
  person: string | null
  reference: string
  name: string
  email: string
  status: ApplicationStatus
  announcedStatus: ApplicationStatus
  withdrawnAt: Date | null
  language: Language
  vacancyId: number
  /** Title of the vacancy. */
  vacancy: string
  /** The vacancy's translations. */
  translations: Translations<VacancyTranslation>
  stage: string
}

const recipients = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({
      id: applications.id,
      person: applications.person,
      reference: applications.reference,
      name: applications.name,
      email: applications.email,
      status: applications.status,
      announcedStatus: applications.announcedStatus,
      withdrawnAt: applications.withdrawnAt,
      language: applications.language,
      vacancyId: vacancies.id,
      vacancy: vacancies.title,
      translations: vacancies.translations,
      stage: vacancyStages.name,
    })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
    .innerJoin(vacancyStages, eq(vacancyStages.id, applications.stageId))
    .where(sql`${applications.id} = any(${sql.param(ids)}::int[]) and ${vacancies.deletedAt} is null`)
    .orderBy(asc(applications.id))

export async function findRecipient(executor: Executor, id: number): Promise<Recipient | undefined> {
  const [row] = await recipients(executor, [id])
  return row
}

/** The applications among these that exist. Locks them and their vacancies until the transaction ends. */
export async function lockRecipients(executor: Executor, ids: readonly number[]): Promise<Recipient[]> {
  // Lock vacancies first, like every other change of stages.
  await executor.execute(sql`
    select from ${vacancies} where id in (
      select vacancy_id from ${applications} where id = any(${sql.param(ids)}::int[]))
    order by id for key share`)
  return recipients(executor, ids).for('update', { of: applications })
}

/** Adds mails to their applications' threads and to the outbox. */
export async function insertWritten(
  executor: Executor,
  mails: readonly (MailValues & {
    applicationId: number
    createdAt: Date
    announces: ApplicationStatus | null
    invitesTo: number | null
  })[],
  by: Actor,
) {
  const rows = await executor
    .insert(applicationMails)
    .values(
      mails.map(({ applicationId, recipient, subject, text, announces, invitesTo, createdAt: sendAt }) => ({
        ...{ applicationId, recipient, subject, text, announces, invitesTo, sendAt, author: nameOf(by) },
      })),
    )
    .returning({ id: applicationMails.id, applicationId: applicationMails.applicationId })
  const ids = new Map(rows.map((row) => [row.applicationId, row.id]))
  await insertMails(
    executor,
    mails.map(({ announces: _, invitesTo: _vacancy, ...mail }) => ({
      ...mail,
      nextAttemptAt: mail.createdAt,
      applicationMailId: ids.get(mail.applicationId),
    })),
  )
}

/** A mail that was sent before its cancellation took effect counts as sent. */
export const state = sql<MailState>`case
  when ${applicationMails.sentAt} is not null then 'sent'
  when ${applicationMails.cancelledAt} is not null then 'cancelled'
  when ${outgoingMails.id} is null then 'sent'
  when ${outgoingMails.failedAt} is not null then 'failed'
  when ${applicationMails.sendAt} > now() then 'planned'
  else 'waiting' end`

/** Mails to an applicant, newest first. @param before id of a mail; @param limit maximum number of mails */
export async function listWritten(
  executor: Executor,
  applicationId: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<WrittenMail[]> {
  const { id } = applicationMails
  const rows = await executor
    .select({ mail: applicationMails, state })
    .from(applicationMails)
    .leftJoin(outgoingMails, eq(outgoingMails.applicationMailId, id))
    .where(
      and(
        eq(applicationMails.applicationId, applicationId),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit)
  return rows.map(({ mail, state }) => ({
    ...{ id: mail.id, subject: mail.subject, text: mail.text, to: mail.recipient, by: mail.author, state },
    createdAt: mail.createdAt.toISOString(),
    sendAt: mail.sendAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  }))
}

export async function findThread(executor: Executor, applicationId: number, before: number | undefined) {
  const found = await listWritten(executor, applicationId, { before, limit: THREAD_PAGE_SIZE + 1 })
  const mails = found.slice(0, THREAD_PAGE_SIZE)
  return { mails, next: found.length > mails.length ? (mails.at(-1)?.id ?? null) : null }
}

/** @returns ids of the applications whose mails were cancelled */
async function takeBack(executor: Executor, chosen: SQL): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    with gone as (delete from ${outgoingMails} o where ${chosen} returning o.application_mail_id as id)
    update ${applicationMails} m set cancelled_at = now() from gone where m.id = gone.id
    returning m.application_id as id`)
  return rows.map(({ id }) => id)
}

/** @returns false if it cannot be cancelled because it is being sent or was sent */
export const cancelWritten = async (executor: Executor, applicationId: number, id: number) =>
  (
    await takeBack(
      executor,
      sql`o.application_id = ${applicationId} and o.application_mail_id = ${id} and ${isAtRest}`,
    )
  ).length > 0

/**
 * Cancels the mails that would announce a decision about these applications, unless they are being sent.
 * @param status only mails that announce this one
 */
export const cancelAnnouncing = (executor: Executor, ids: readonly number[], status?: ApplicationStatus) =>
  takeBack(
    executor,
    sql`o.application_id = any(${sql.param(ids)}::int[]) and ${isAtRest} and exists (select from ${applicationMails} w
      where w.id = o.application_mail_id and ${status === undefined ? sql`w.announces is not null` : sql`w.announces = ${status}`})`,
  )

/** Those of these applications with a mail in the outbox that will announce this status. */
export async function findAnnouncing(
  executor: Executor,
  ids: readonly number[],
  status: ApplicationStatus,
): Promise<Set<number>> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    select o.application_id as id from ${outgoingMails} o join ${applicationMails} m on m.id = o.application_mail_id
    where o.application_id = any(${sql.param(ids)}::int[]) and m.announces = ${status}`)
  return new Set(rows.map(({ id }) => id))
}

/** Cancels every written but unsent mail of an application, or of all in a vacancy and invitations to it. */
export const cancelAllWritten = (
  executor: Executor,
  choice: { applicationId: number } | { vacancyId: number },
) =>
  takeBack(
    executor,
    'applicationId' in choice
      ? sql`o.application_mail_id is not null and o.application_id = ${choice.applicationId}`
      : sql`o.application_mail_id is not null and exists (select from ${applications} a
          where a.id = o.application_id and a.vacancy_id = ${choice.vacancyId}
          union all select from ${applicationMails} w where w.id = o.application_mail_id and w.invites_to = ${choice.vacancyId})`,
  )

/**
 * Cancels invitations to the person of an application that have not left, unless they are being sent.
 * @param vacancy only those to this one
 */
export const cancelInvitations = (executor: Executor, applicationId: number, vacancy?: number) =>
  takeBack(
    executor,
    sql`${isAtRest} and o.application_mail_id in (
      select w.id from ${applicationMails} w join ${applications} a on a.id = w.application_id
      where a.person = (select person from ${applications} where id = ${applicationId})
        and ${vacancy === undefined ? sql`w.invites_to is not null` : sql`w.invites_to = ${vacancy}`})`,
  )

export async function isWritten(executor: Executor, applicationId: number, id: number): Promise<boolean> {
  const { id: mailId, applicationId: of } = applicationMails
  return (await executor.$count(applicationMails, and(eq(mailId, id), eq(of, applicationId)))) > 0
}
