import { and, asc, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators, passkeyChallenges, passkeys, recoveryCodes } from '../../db/schema/index.ts'
import { ownerColumns } from '../auth/repository.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** More keys than anyone carries. */
const MOST_PASSKEYS = 20

export const listPasskeys = (executor: Executor, administratorId: number): Promise<PasskeyRow[]> =>
  executor
    .select()
    .from(passkeys)
    .where(eq(passkeys.administratorId, administratorId))
    .orderBy(asc(passkeys.createdAt))
    .limit(MOST_PASSKEYS)

/** A passkey and its owner, unless the owner is disabled. */
export async function findPasskey(executor: Executor, id: string) {
  const [row] = await executor
    .select({ key: passkeys, email: administrators.email, owner: ownerColumns })
    .from(passkeys)
    .innerJoin(administrators, eq(administrators.id, passkeys.administratorId))
    .where(and(eq(passkeys.id, id), isNull(administrators.disabledAt)))
  return row
}

export const insertPasskey = (executor: Executor, values: typeof passkeys.$inferInsert) =>
  executor.insert(passkeys).values(values)

export const usePasskey = (executor: Executor, id: string, counter: number) =>
  executor.update(passkeys).set({ counter, usedAt: sql`now()` }).where(eq(passkeys.id, id))

/** False if the account has no such passkey. */
export async function deletePasskey(executor: Executor, administratorId: number, id: string) {
  const rows = await executor
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.administratorId, administratorId)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

export async function findTotp(executor: Executor, administratorId: number): Promise<string | null> {
  const [row] = await executor
    .select({ totpSecret: administrators.totpSecret })
    .from(administrators)
    .where(eq(administrators.id, administratorId))
  return row?.totpSecret ?? null
}

export const setTotp = (
  executor: Executor,
  administratorId: number,
  totpSecret: string | null,
  totpStep = 0,
) =>
  executor.update(administrators).set({ totpSecret, totpStep }).where(eq(administrators.id, administratorId))

/** False if a code of this or a later time step was already used. */
export async function useStep(executor: Executor, administratorId: number, step: number): Promise<boolean> {
  const rows = await executor
    .update(administrators)
    .set({ totpStep: step })
    .where(and(eq(administrators.id, administratorId), lt(administrators.totpStep, step)))
    .returning({ id: administrators.id })
  return rows.length > 0
}

/** Prevents other requests from changing the account's factors until the transaction ends. */
export const lockAccount = (executor: Executor, administratorId: number) =>
  executor
    .select({ id: administrators.id })
    .from(administrators)
    .where(eq(administrators.id, administratorId))
    .for('no key update')

/** Requires the account lock, because two concurrent calls would each leave a set of codes. */
export async function replaceCodes(executor: Executor, administratorId: number, hashes: readonly string[]) {
  await lockAccount(executor, administratorId)
  await executor.delete(recoveryCodes).where(eq(recoveryCodes.administratorId, administratorId))
  if (hashes.length === 0) return
  await executor.insert(recoveryCodes).values(hashes.map((codeHash) => ({ administratorId, codeHash })))
}

export async function countCodes(executor: Executor, administratorId: number): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.administratorId, administratorId))
  return row?.count ?? 0
}

/** False if the account has no such unused code. */
export async function useCode(executor: Executor, administratorId: number, codeHash: string) {
  const rows = await executor
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.administratorId, administratorId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash })
  return rows.length > 0
}

export const insertChallenge = (executor: Executor, challenge: string, administratorId: number | null) =>
  executor
    .insert(passkeyChallenges)
    .values({ challenge, administratorId, expiresAt: sql`now() + interval '5 minutes'` })

/** Consumes a challenge. False if it is unknown, expired or belongs to another account. */
export async function useChallenge(executor: Executor, challenge: string, administratorId: number | null) {
  const rows = await executor
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        administratorId === null
          ? isNull(passkeyChallenges.administratorId)
          : eq(passkeyChallenges.administratorId, administratorId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return rows.length > 0
}
