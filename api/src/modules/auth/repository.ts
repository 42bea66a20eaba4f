import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators, sessions } from '../../db/schema/index.ts'

export async function findAdministrator(executor: Executor, email: string) {
  const [row] = await executor
    .select({ id: administrators.id, passwordHash: administrators.passwordHash })
    .from(administrators)
    .where(
      and(eq(sql`lower(${administrators.email})`, email.toLowerCase()), isNull(administrators.disabledAt)),
    )
  return row
}

export const insertSession = (executor: Executor, session: typeof sessions.$inferInsert) =>
  executor.insert(sessions).values(session)

/** A session counts until it expires or is revoked, and not for a disabled account or an older password. */
async function findSession(executor: Executor, which: ReturnType<typeof eq>) {
  const [row] = await executor
    .select({ id: sessions.id, administratorId: sessions.administratorId })
    .from(sessions)
    .innerJoin(administrators, eq(administrators.id, sessions.administratorId))
    .where(
      and(
        which,
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
        isNull(administrators.disabledAt),
        sql`${sessions.createdAt} >= ${administrators.passwordChangedAt}`,
      ),
    )
  return row
}

export const findSessionById = (executor: Executor, id: string) => findSession(executor, eq(sessions.id, id))

export const findSessionByCookie = (executor: Executor, cookieHash: string) =>
  findSession(executor, eq(sessions.cookieHash, cookieHash))

export const revokeSession = (executor: Executor, id: string) =>
  executor
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))

export async function findAdministratorById(executor: Executor, id: number) {
  const [row] = await executor
    .select({ email: administrators.email, passwordHash: administrators.passwordHash })
    .from(administrators)
    .where(eq(administrators.id, id))
  return row
}

/** Every session that was opened before counts no more. */
export const setPassword = (executor: Executor, id: number, passwordHash: string) =>
  executor
    .update(administrators)
    .set({ passwordHash, passwordChangedAt: sql`now()` })
    .where(eq(administrators.id, id))

/** Sessions that still count, the newest first. */
export const listSessions = (executor: Executor, administratorId: number) =>
  executor
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .innerJoin(administrators, eq(administrators.id, sessions.administratorId))
    .where(
      and(
        eq(sessions.administratorId, administratorId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
        sql`${sessions.createdAt} >= ${administrators.passwordChangedAt}`,
      ),
    )
    .orderBy(desc(sessions.createdAt))

/** False when the administrator has no such session that counts. */
export async function revokeOwnSession(executor: Executor, id: string, administratorId: number) {
  const rows = await executor
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(eq(sessions.id, id), eq(sessions.administratorId, administratorId), isNull(sessions.revokedAt)),
    )
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** True when the account has logged in from this address within the last thirty days. */
export async function isUsualAddress(executor: Executor, administratorId: number, addressHash: string) {
  const [row] = await executor
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.administratorId, administratorId),
        eq(sessions.addressHash, addressHash),
        gt(sessions.createdAt, sql`now() - interval '30 days'`),
      ),
    )
    .limit(1)
  return row !== undefined
}
