import { and, asc, count, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators, passkeys, recoveryCodes, sessions } from '../../db/schema/index.ts'
import { NO_PASSWORD, ownerColumns } from '../auth/repository.ts'

/** No staff is larger, so the whole list is sent. */
const MOST = 500

const { administratorId: _, ...rights } = ownerColumns

export const listPeople = (executor: Executor) =>
  executor
    .select({
      ...rights,
      id: administrators.id,
      email: administrators.email,
      name: administrators.name,
      isInvited: sql<boolean>`${administrators.passwordHash} = ${NO_PASSWORD}
        and ${administrators.oidcSubject} is null`,
      disabledAt: administrators.disabledAt,
      seenAt: administrators.seenAt,
      sessions: count(sessions.id),
    })
    .from(administrators)
    .leftJoin(
      sessions,
      and(
        eq(sessions.administratorId, administrators.id),
        isNull(sessions.revokedAt),
        eq(sessions.isPending, false),
        gt(sessions.expiresAt, sql`now()`),
        sql`${sessions.createdAt} >= ${administrators.passwordChangedAt}`,
      ),
    )
    .groupBy(administrators.id)
    .orderBy(asc(sql`lower(${administrators.email})`))
    .limit(MOST)

/** Locks the account until the transaction ends. */
export async function lockPerson(executor: Executor, id: number) {
  const [row] = await executor
    .select({
      email: administrators.email,
      name: administrators.name,
      roles: administrators.roles,
      remotes: administrators.remotes,
      vacancies: administrators.vacancies,
      passwordHash: administrators.passwordHash,
      disabledAt: administrators.disabledAt,
    })
    .from(administrators)
    .where(eq(administrators.id, id))
    .for('update')
  return row
}

/** Other administrators who can log in. Locks them until the transaction ends. */
export const lockOtherAdministrators = (executor: Executor, id: number) =>
  executor
    .select({ id: administrators.id })
    .from(administrators)
    .where(
      and(
        ne(administrators.id, id),
        isNull(administrators.disabledAt),
        ne(administrators.passwordHash, NO_PASSWORD),
        sql`'administrator' = any(${administrators.roles})`,
      ),
    )
    .orderBy(asc(administrators.id))
    .for('update')

type PersonValues = Pick<typeof administrators.$inferInsert, 'name' | 'roles' | 'remotes'> & {
  vacancies?: number[] | undefined
}

/** @returns id of the new account; undefined if the address already has one */
export async function insertPerson(executor: Executor, values: PersonValues & { email: string }) {
  const [row] = await executor
    .insert(administrators)
    .values({ ...values, passwordHash: NO_PASSWORD })
    .onConflictDoNothing()
    .returning({ id: administrators.id })
  return row?.id
}

export const updatePerson = (
  executor: Executor,
  id: number,
  values: Partial<PersonValues> & { disabledAt?: null },
) => executor.update(administrators).set(values).where(eq(administrators.id, id))

/** After the account is re-enabled, its owner can link an OpenID identity again. */
export const disablePerson = (executor: Executor, id: number) =>
  executor
    .update(administrators)
    .set({ disabledAt: sql`now()`, oidcIssuer: null, oidcSubject: null })
    .where(eq(administrators.id, id))

/** Removes the second factor, so that the password is again enough to open the account. */
export async function removeSecondFactor(executor: Executor, id: number): Promise<void> {
  await executor.update(administrators).set({ totpSecret: null }).where(eq(administrators.id, id))
  await executor.delete(passkeys).where(eq(passkeys.administratorId, id))
  await executor.delete(recoveryCodes).where(eq(recoveryCodes.administratorId, id))
}
