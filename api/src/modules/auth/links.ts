import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, notInArray, sql } from 'drizzle-orm'
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

/** Maximum valid links of a kind per account; the oldest is removed first. The hourly mail limit is lower. */
const MOST_LINKS = 10

/**
 * Creates a link. Earlier ones stay valid, because requesting a link must not revoke one that was already mailed.
 * @returns its URL; the secret follows the `#`, so browsers send it to no server or log
 */
export async function makeLink(
  executor: Executor,
  publicUrl: string,
  administratorId: number,
  purpose: Purpose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await executor.insert(accountLinks).values({
    tokenHash: hashOf(token),
    administratorId,
    purpose,
    expiresAt: new Date(Date.now() + LIFETIMES[purpose].seconds * 1000),
  })
  const isOfKind = and(eq(accountLinks.administratorId, administratorId), eq(accountLinks.purpose, purpose))
  const newest = executor
    .select({ tokenHash: accountLinks.tokenHash })
    .from(accountLinks)
    .where(isOfKind)
    .orderBy(desc(accountLinks.expiresAt))
    .limit(MOST_LINKS)
  await executor.delete(accountLinks).where(and(isOfKind, notInArray(accountLinks.tokenHash, newest)))
  return `${publicUrl}/admin/new-password#${token}`
}

/** Revokes all links of an account after it got a password. */
export const revokeLinks = (executor: Executor, administratorId: number) =>
  executor.delete(accountLinks).where(eq(accountLinks.administratorId, administratorId))

/**
 * Consumes a link. Setting the password then revokes the account's other links.
 * @returns its account; undefined for an invalid link or a disabled account
 */
export async function redeemLink(executor: Executor, token: string) {
  const [link] = await executor
    .select({ administratorId: accountLinks.administratorId, purpose: accountLinks.purpose })
    .from(accountLinks)
    .where(isValid(token))
  if (!link) return undefined
  // Simultaneous uses of one account's links run in sequence, and the first one wins.
  const [account] = await executor
    .select({ email: administrators.email, name: administrators.name })
    .from(administrators)
    .where(and(eq(administrators.id, link.administratorId), isNull(administrators.disabledAt)))
    .for('update')
  const used = await executor.delete(accountLinks).where(isValid(token)).returning()
  if (!account || used.length === 0) return undefined
  return { ...link, ...account }
}

const isValid = (token: string) =>
  and(eq(accountLinks.tokenHash, hashOf(token)), gt(accountLinks.expiresAt, sql`now()`))
