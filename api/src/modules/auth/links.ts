import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { accountLinks, administrators } from '../../db/schema/index.ts'

type Purpose = (typeof accountLinks.$inferInsert)['purpose']

/** Lifetime of each kind of link. */
const INVITATION_DAYS = 7
const RESET_MINUTES = 60
export const LIFETIMES = {
  invitation: { inWords: INVITATION_DAYS, seconds: INVITATION_DAYS * 86_400 },
  'password reset': { inWords: RESET_MINUTES, seconds: RESET_MINUTES * 60 },
} as const

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Creates a link and revokes the account's earlier ones.
 * @returns its address; the secret is behind the `#`, which browsers send to no server and no log
 */
export async function makeLink(
  executor: Executor,
  publicUrl: string,
  administratorId: number,
  purpose: Purpose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await executor.delete(accountLinks).where(eq(accountLinks.administratorId, administratorId))
  await executor.insert(accountLinks).values({
    tokenHash: hashOf(token),
    administratorId,
    purpose,
    expiresAt: new Date(Date.now() + LIFETIMES[purpose].seconds * 1000),
  })
  return `${publicUrl}/admin/new-password#${token}`
}

/** Consumes a link. @returns its account; undefined for an invalid link or a disabled account */
export async function redeemLink(executor: Executor, token: string) {
  const [row] = await executor
    .delete(accountLinks)
    .where(and(eq(accountLinks.tokenHash, hashOf(token)), gt(accountLinks.expiresAt, sql`now()`)))
    .returning({ administratorId: accountLinks.administratorId, purpose: accountLinks.purpose })
  if (!row) return undefined
  const [account] = await executor
    .select({ email: administrators.email })
    .from(administrators)
    .where(and(eq(administrators.id, row.administratorId), isNull(administrators.disabledAt)))
  return account && { ...row, ...account }
}
