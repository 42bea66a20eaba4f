import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators, passkeys } from '../../db/schema/index.ts'
import { revokeLinks } from './links.ts'

/** Of an account without a password yet: it matches no password. */
export const NO_PASSWORD = ''

/** The owner of the would-be session and their rights. */
export const ownerColumns = {
  administratorId: administrators.id,
  roles: administrators.roles,
  remotes: administrators.remotes,
  // In a query of one table the names of columns would come without their table.
  hasSecondFactor: sql<boolean>`administrators.totp_secret is not null
    or exists (select from ${passkeys} where passkeys.administrator_id = administrators.id)`,
}

const isEnabled = isNull(administrators.disabledAt)

/** An account that can log in by password. */
export async function findAdministrator(executor: Executor, email: string) {
  const [row] = await executor
    .select({ ...ownerColumns, email: administrators.email, passwordHash: administrators.passwordHash })
    .from(administrators)
    .where(
      and(
        eq(sql`lower(${administrators.email})`, email.toLowerCase()),
        isEnabled,
        ne(administrators.passwordHash, NO_PASSWORD),
      ),
    )
  return row
}

/** An account that is not disabled, with or without a password. */
export async function findAccount(executor: Executor, email: string) {
  const [row] = await executor
    .select({ ...ownerColumns, email: administrators.email })
    .from(administrators)
    .where(and(eq(sql`lower(${administrators.email})`, email.toLowerCase()), isEnabled))
  return row
}

export async function findAdministratorById(executor: Executor, id: number) {
  const [row] = await executor
    .select({
      ...ownerColumns,
      email: administrators.email,
      name: administrators.name,
      passwordHash: administrators.passwordHash,
    })
    .from(administrators)
    .where(and(eq(administrators.id, id), isEnabled))
  return row
}

/** Invalidates all sessions opened before, and all links for a password. */
export async function setPassword(executor: Executor, id: number, passwordHash: string): Promise<void> {
  await executor
    .update(administrators)
    .set({ passwordHash, passwordChangedAt: sql`now()` })
    .where(eq(administrators.id, id))
  await revokeLinks(executor, id)
}
