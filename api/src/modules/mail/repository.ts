import { eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { applications, outgoingMails } from '../../db/schema.ts'

export type MailValues = Pick<
  typeof outgoingMails.$inferInsert,
  'applicationId' | 'recipient' | 'replyTo' | 'subject' | 'text'
>
export type MailRow = typeof outgoingMails.$inferSelect

export const insertMails = (executor: Executor, mails: MailValues[]) =>
  executor.insert(outgoingMails).values(mails)

/** Longer than any send takes: afterwards the mail of a process that died is somebody else's. */
const LEASE = sql`now() + interval '2 minutes'`

/** Takes the mail that has been due for longest; no other process gets it meanwhile. */
export async function claimDueMail(executor: Executor): Promise<MailRow | undefined> {
  const [row] = await executor
    .update(outgoingMails)
    .set({ nextAttemptAt: LEASE, attempts: sql`${outgoingMails.attempts} + 1` })
    .where(
      eq(
        outgoingMails.id,
        sql`(select id from ${outgoingMails} where next_attempt_at <= now()
          order by next_attempt_at limit 1 for update skip locked)`,
      ),
    )
    .returning()
  return row
}

export const postponeMail = (executor: Executor, id: string, seconds: number) =>
  executor
    .update(outgoingMails)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(outgoingMails.id, id))

export const deleteMail = (executor: Executor, id: string) =>
  executor.delete(outgoingMails).where(eq(outgoingMails.id, id))

/** Of these applications, those that are still kept. */
export async function keptApplications(executor: Executor, ids: readonly number[]): Promise<Set<number>> {
  const rows = await executor
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.id, [...ids]))
  return new Set(rows.map((row) => row.id))
}
