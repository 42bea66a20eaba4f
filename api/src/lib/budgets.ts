import { CodedError, type ErrorCode } from '@anyam/server/errors'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Executor } from '../db/database.ts'
import { documentTotal, loginAttempts } from '../db/schema/index.ts'
import { siteOf } from '../settings.ts'
import { countTry, networkOf } from './attempts.ts'
import { keyedHash } from './secrets.ts'
import { inMinutes } from './time-left.ts'

const HOUR = 3_600
const KB = 1_024
/** Bytes a form needs beyond its texts: rows, indexes, mails. */
const ROW_BYTES = 4 * KB
export const MEGABYTE = KB * KB
/** Key of the site's hourly budget. */
const ALL = 'form-kb:all'

const SENTENCES = {
  upload_budget_spent: 'Too much has been uploaded from your network in the last hour.',
  uploads_busy: 'More is being uploaded than we can take at the moment.',
} as const

function spent(code: keyof typeof SENTENCES & ErrorCode, retryAfter: number) {
  return new CodedError(code, {
    message: `${SENTENCES[code]} Please try again ${inMinutes(retryAfter)}.`,
    retryAfter,
  })
}

/** Bytes that a form's texts take in the database. */
export const textBytes = (fields: object) => ROW_BYTES + Buffer.byteLength(JSON.stringify(fields))

/** Total bytes of all applicants' documents. */
export async function documentBytes(executor: Executor): Promise<number> {
  const [total] = await executor.select({ bytes: documentTotal.bytes }).from(documentTotal)
  return total?.bytes ?? 0
}

/**
 * Storage limits for anonymous forms: per address and hour, for all addresses per hour, and for all documents together.
 * They are charged in the transaction that stores the data, so a refused form costs nothing and concurrent forms cannot
 * exceed a limit together.
 */
export function createBudgets({ db, secrets, settings }: Pick<Context, 'db' | 'secrets' | 'settings'>) {
  const { megabytesPerHour, megabytesPerHourTotal, documentsMegabytes } = settings.budgets
  const keyOf = (address: string) => `form-kb:${keyedHash(secrets.lookup, networkOf(address))}`
  const limits = (address: string) =>
    [
      { key: keyOf(address), kb: megabytesPerHour * KB, code: 'upload_budget_spent' },
      { key: ALL, kb: megabytesPerHourTotal * KB, code: 'uploads_busy' },
    ] as const

  const documentsFull = () => {
    const { email } = siteOf(settings)
    return new CodedError('documents_full', {
      message: `We have no room for more documents at the moment. Please send them by e-mail to ${email}.`,
    })
  }

  async function assertDocumentsFit(executor: Executor, bytes: number) {
    if (documentsMegabytes === 0) return
    if ((await documentBytes(executor)) + bytes > documentsMegabytes * MEGABYTE) throw documentsFull()
  }

  return {
    /**
     * Refuses, before reading a body, a request that would be refused afterwards.
     * @param bytes length of the body, 0 if unknown
     * @throws CodedError 429, 507
     */
    async assertRoom(address: string, bytes: number) {
      for (const { key, kb, code } of limits(address)) {
        if (kb === 0) continue
        const [row] = await db
          .select({
            count: loginAttempts.count,
            secondsLeft: sql<number>`ceil(extract(epoch from ${loginAttempts.expiresAt} - now()))::int`,
          })
          .from(loginAttempts)
          .where(eq(loginAttempts.key, key))
        // A form larger than the whole budget is refused later, when its stored size is known.
        if (row && row.secondsLeft > 0 && row.count + bytes / KB > kb) throw spent(code, row.secondsLeft)
      }
      await assertDocumentsFit(db, bytes)
    },

    /**
     * Charges the budgets for the stored bytes. Must be the last step of its transaction, because others wait for these
     * rows.
     * @throws CodedError 429, 507: the transaction must not commit
     */
    async charge(transaction: Executor, address: string, bytes: number) {
      await assertDocumentsFit(transaction, 0)
      for (const { key, kb, code } of limits(address)) {
        if (kb === 0) continue
        const { count, secondsLeft } = await countTry(transaction, key, HOUR, Math.ceil(bytes / KB))
        if (count > kb) throw spent(code, secondsLeft)
      }
    },
  }
}
