import { INTERRUPTED, SENDING } from '@arunika/admin-contracts'
import { and, count, desc, eq, getTableColumns, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { applicationMails, applications, outgoingMails } from '../../db/schema/index.ts'
import { announce } from '../applications/announcements.ts'

export type MailValues = Pick<
  typeof outgoingMails.$inferInsert,
  | 'applicationId'
  | 'applicationMailId'
  | 'recipient'
  | 'replyTo'
  | 'subject'
  | 'text'
  | 'calendar'
  | 'nextAttemptAt'
  | 'createdAt'
>
export type MailRow = typeof outgoingMails.$inferSelect
/** A mail with the reference code of its application, and whether a killed process may have sent it. */
export type DueMail = MailRow & { reference: string | null; mayBeSent: boolean }

/** Mails with an id that is waiting already are the same ones. */
export async function insertMails(executor: Executor, mails: (MailValues & { id?: string })[]) {
  if (mails.length > 0) await executor.insert(outgoingMails).values(mails).onConflictDoNothing()
}

/** Longer than any delivery takes; afterwards another process may claim a dead process's mail. */
const LEASE = sql`now() + interval '2 minutes'`

/** True unless a process is sending it, or another version's may be. */
export const isAtRest = sql`(attempts = 0 or failed_at is not null or last_error <> ${SENDING})`

const longestDue = (among: SQL) => sql`(select id from ${outgoingMails}
  where next_attempt_at <= now() and failed_at is null and ${among}
  order by next_attempt_at limit 1 for update skip locked)`

/**
 * Claims the mail that has been due longest, hiding it from other processes meanwhile. Mails that concern no application
 * come first: people wait for the link to a password, and a thousand applicants may be told something at once.
 */
export async function claimDueMail(executor: Executor): Promise<DueMail | undefined> {
  const [row] = await executor
    .update(outgoingMails)
    .set({ nextAttemptAt: LEASE, attempts: sql`${outgoingMails.attempts} + 1`, lastError: SENDING })
    .where(
      eq(
        outgoingMails.id,
        sql`coalesce(${longestDue(sql`application_id is null`)}, ${longestDue(sql`true`)})`,
      ),
    )
    .returning({
      ...getTableColumns(outgoingMails),
      reference: sql<string | null>`(select reference from ${applications} a where a.id = application_id)`,
      // Reads the row as it was before this statement.
      mayBeSent: sql<boolean>`exists (select from ${outgoingMails} o
        join ${applicationMails} m on m.id = o.application_mail_id and m.announces is not null
        where o.id = ${outgoingMails}.id and o.last_error = ${SENDING})`,
    })
  return row
}

export const postponeMail = (executor: Executor, id: string, seconds: number, lastError: string) =>
  executor
    .update(outgoingMails)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${seconds})`, lastError })
    .where(eq(outgoingMails.id, id))

/**
 * Removes a sent mail from the outbox. Its thread shows it as sent, even if it was cancelled meanwhile, and its status
 * announcement takes effect.
 */
export const recordSent = (executor: Executor, { id, applicationId, applicationMailId }: MailRow) =>
  executor.transaction(async (transaction) => {
    // Lock the application first, like its deletion does.
    if (applicationId !== null)
      await transaction
        .select({ id: applications.id })
        .from(applications)
        .where(eq(applications.id, applicationId))
        .for('update')
    await transaction.delete(outgoingMails).where(eq(outgoingMails.id, id))
    if (applicationMailId === null) return
    const { id: written } = applicationMails
    const [mail] = await transaction
      .update(applicationMails)
      .set({ sentAt: sql`now()` })
      .where(eq(written, applicationMailId))
      .returning({
        applicationId: applicationMails.applicationId,
        announces: applicationMails.announces,
        author: applicationMails.author,
      })
    if (mail?.announces)
      await announce(transaction, [mail.applicationId], mail.announces, {
        ...{ by: { name: mail.author }, means: 'mail' },
      })
  })

/** Stops retrying; the mail stays until it is resent manually or deleted with its application. */
export const giveUpMail = (executor: Executor, id: string, lastError: string) =>
  executor.update(outgoingMails).set({ failedAt: sql`now()`, lastError }).where(eq(outgoingMails.id, id))

/** Retries abandoned mails: all, or one; but none that may have arrived. @returns number of mails */
export async function sendAgain(executor: Executor, id?: string): Promise<number> {
  const rows = await executor
    .update(outgoingMails)
    .set({ failedAt: null, lastError: null, attempts: 0, nextAttemptAt: sql`now()` })
    .where(
      and(
        isNotNull(outgoingMails.failedAt),
        ne(outgoingMails.lastError, INTERRUPTED),
        id === undefined ? undefined : eq(outgoingMails.id, id),
      ),
    )
    .returning({ id: outgoingMails.id })
  return rows.length
}

/** Excludes scheduled mails. */
const isDue = lte(outgoingMails.createdAt, sql`now()`)

/** Counts waiting and permanently failed mails in the outbox. */
export async function countMails(executor: Executor): Promise<{ waiting: number; failed: number }> {
  const [row] = await executor
    .select({ all: count(), failed: count(outgoingMails.failedAt) })
    .from(outgoingMails)
    .where(isDue)
  const { all = 0, failed = 0 } = row ?? {}
  return { waiting: all - failed, failed }
}

/** Age of the oldest due mail; 0 if there is none. */
export async function oldestWaitingSeconds(executor: Executor): Promise<number> {
  const [row] = await executor
    .select({ seconds: sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8` })
    .from(outgoingMails)
    .where(and(isDue, isNull(outgoingMails.failedAt)))
  return row?.seconds ?? 0
}

/** Up to 200 due mails in the outbox: failed ones first, then the newest. */
export const listMails = (executor: Executor): Promise<MailRow[]> =>
  executor
    .select()
    .from(outgoingMails)
    .where(isDue)
    .orderBy(sql`${outgoingMails.failedAt} desc nulls last`, desc(outgoingMails.createdAt))
    .limit(200)
