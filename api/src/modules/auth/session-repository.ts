import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators, sessions } from '../../db/schema/index.ts'
import { ownerColumns } from './repository.ts'

export const insertSession = (executor: Executor, session: typeof sessions.$inferInsert) =>
  executor.insert(sessions).values(session)

/** A session is valid until it expires or is revoked, unless its account is disabled or its password has changed. */
const counts = and(
  isNull(sessions.revokedAt),
  gt(sessions.expiresAt, sql`now()`),
  isNull(administrators.disabledAt),
  sql`${sessions.createdAt} >= ${administrators.passwordChangedAt}`,
)

async function findSession(executor: Executor, which: ReturnType<typeof eq>) {
  const [row] = await executor
    .select({
      ...ownerColumns,
      id: sessions.id,
      isPending: sessions.isPending,
      provenAt: sessions.provenAt,
      /** True if the recorded last use is out of date. */
      isStale: sql<boolean>`${sessions.usedAt} < now() - interval '1 minute'`,
    })
    .from(sessions)
    .innerJoin(administrators, eq(administrators.id, sessions.administratorId))
    .where(and(which, counts))
  return row
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

export const findSessionById = (executor: Executor, id: string) => findSession(executor, eq(sessions.id, id))

export const findSessionByCookie = (executor: Executor, cookieHash: string) =>
  findSession(executor, eq(sessions.cookieHash, cookieHash))

export const touchSession = (executor: Executor, id: string, network: string) =>
  executor.update(sessions).set({ usedAt: sql`now()`, network }).where(eq(sessions.id, id))

/** Records that its owner has just authenticated. */
export const proveSession = (executor: Executor, id: string) =>
  executor.update(sessions).set({ provenAt: sql`now()` }).where(eq(sessions.id, id))

/** Requires new authentication for sensitive calls in all of the owner's sessions except `spared`. */
export const disproveOthers = (executor: Executor, administratorId: number, spared: string) =>
  executor
    .update(sessions)
    .set({ provenAt: sql`to_timestamp(0)` })
    .where(and(eq(sessions.administratorId, administratorId), ne(sessions.id, spared)))

/**
 * A session that is revoked at the same moment stays revoked.
 * @param longest seconds from the login to the session's end at the latest
 * @returns the seconds until it ends; undefined if it has ended
 */
export async function prolongSession(executor: Executor, id: string, seconds: number, longest: number) {
  const [row] = await executor
    .update(sessions)
    .set({
      expiresAt: sql`least(now() + make_interval(secs => ${seconds}), ${sessions.createdAt} + make_interval(secs => ${longest}))`,
    })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`)))
    .returning({ left: sql<number>`ceil(extract(epoch from ${sessions.expiresAt} - now()))::int` })
  return row?.left
}

export const revokeSession = (executor: Executor, id: string) =>
  executor
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))

/** @returns number of the person's sessions that were ended; `spared` continues */
export async function revokeSessions(executor: Executor, administratorId: number, spared?: string) {
  const rows = await executor
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(sessions.administratorId, administratorId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
        spared === undefined ? undefined : ne(sessions.id, spared),
      ),
    )
    .returning({ id: sessions.id })
  return rows.length
}

/** Valid sessions, newest first. */
export const listSessions = (executor: Executor, administratorId: number) =>
  executor
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      usedAt: sessions.usedAt,
      expiresAt: sessions.expiresAt,
      userAgent: sessions.userAgent,
      network: sessions.network,
    })
    .from(sessions)
    .innerJoin(administrators, eq(administrators.id, sessions.administratorId))
    .where(and(eq(sessions.administratorId, administratorId), eq(sessions.isPending, false), counts))
    .orderBy(desc(sessions.createdAt))
    .limit(200)

/** False if the administrator has no such valid session. */
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

/** Returns whether the account has logged in within the last thirty days, from this address and from any. */
export async function knownNetworks(executor: Executor, administratorId: number, addressHash: string) {
  const recent = and(
    eq(sessions.administratorId, administratorId),
    eq(sessions.isPending, false),
    gt(sessions.createdAt, sql`now() - interval '30 days'`),
  )
  const found = (where: typeof recent) =>
    executor.select({ id: sessions.id }).from(sessions).where(where).limit(1)
  const [[here], [anywhere]] = await Promise.all([
    found(and(recent, eq(sessions.addressHash, addressHash))),
    found(recent),
  ])
  return { isUsual: here !== undefined, isNew: here === undefined && anywhere !== undefined }
}
