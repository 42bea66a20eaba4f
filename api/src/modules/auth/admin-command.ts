import { ROLES, type Role } from '@arunika/admin-contracts'
import { eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/database.ts'
import { administrators } from '../../db/schema/index.ts'
import { record } from '../audit/repository.ts'
import { revokeLinks } from './links.ts'
import { hashPassword, newPassword } from './passwords.ts'

/** The actor in the audit log. */
export const OPERATOR = { name: 'command on the server' }
export const ADMIN_USAGE = `Usage: pnpm admin create <email> [role …], pnpm admin reset <email>, pnpm admin mails, pnpm admin send-again, pnpm admin verify-log, or pnpm admin accept-key
Roles: ${ROLES.join(', ')}; without one, the account is an administrator's`

export interface AdminCommand {
  verb: 'create' | 'reset'
  email: string
  /** Roles of a new account; administrator if empty. */
  roles?: Role[]
}

const isRole = (word: string): word is Role => (ROLES as readonly string[]).includes(word)

/**
 * Parses the command-line words, e.g. `create`, `dewi@example.com`, `front-desk`.
 * @throws Error that explains the usage
 */
export function readAdminCommand([verb, email, ...more]: readonly string[]): AdminCommand {
  const isKnown = verb === 'create' || verb === 'reset'
  if (!isKnown || !email || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(ADMIN_USAGE)
  const roles = more.filter(isRole)
  if (roles.length < more.length || (verb === 'reset' && roles.length > 0)) throw new Error(ADMIN_USAGE)
  return { verb, email, roles }
}

/**
 * Creates an account, or resets an account's password, which ends all of its sessions.
 * @returns the password, which is stored nowhere
 * @throws Error with a sentence for people
 */
export async function runAdminCommand(
  db: Database,
  { verb, email, roles = [] }: AdminCommand,
): Promise<string> {
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (transaction) => {
    const subjectId =
      verb === 'create'
        ? await create(transaction, { email, passwordHash, ...(roles.length > 0 && { roles }) })
        : await reset(transaction, email, passwordHash)
    const action = verb === 'create' ? 'created' : 'password changed'
    await record(transaction, OPERATOR, { action, subject: 'account', subjectId, title: email })
  })
  return password
}

async function create(executor: Executor, account: typeof administrators.$inferInsert): Promise<number> {
  const [made] = await executor
    .insert(administrators)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: administrators.id })
  if (!made) throw new Error(`There is already an account ${account.email}.`)
  return made.id
}

async function reset(executor: Executor, email: string, passwordHash: string): Promise<number> {
  const [changed] = await executor
    .update(administrators)
    .set({ passwordHash, passwordChangedAt: sql`now()`, disabledAt: null })
    .where(eq(sql`lower(${administrators.email})`, email.toLowerCase()))
    .returning({ id: administrators.id })
  if (!changed) throw new Error(`There is no account ${email}.`)
  await revokeLinks(executor, changed.id)
  return changed.id
}
