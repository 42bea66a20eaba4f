import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators, passkeys } from '../../db/schema/index.ts'
import { revokeLinks } from './links.ts'

/** Marks an account without a password; it matches no password. */
export const NO_PASSWORD = ''

/** Columns of a session's owner and their rights. */
export const ownerColumns = {
  administratorId: administrators.id,
  roles: administrators.roles,
  remotes: administrators.remotes,
  vacancies: administrators.vacancies,
  // Qualified explicitly, since single-table queries omit the table name.
  hasSecondFactor: sql<boolean>`administrators.totp_secret is not null
    or exists (select from ${passkeys} where passkeys.administrator_id = administrators.id)`,
}

const isEnabled = isNull(administrators.disabledAt)

/** Finds an account that can log in with a password. */
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

/** Finds an account that is not disabled, with or without a password. */
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

/** Also invalidates all existing sessions and password links. */
export async function setPassword(executor: Executor, id: number, passwordHash: string): Promise<void> {
  await executor
    .update(administrators)
    .set({ passwordHash, passwordChangedAt: sql`now()` })
    .where(eq(administrators.id, id))
  await revokeLinks(executor, id)
}
