import { eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/database.ts'
import { administrators } from '../../db/schema/index.ts'
import { record } from '../audit/repository.ts'
import { revokeLinks } from './links.ts'
import { hashPassword, newPassword } from './passwords.ts'

/** The actor in the audit log. */
export const OPERATOR = { name: 'command on the server' }
export const ADMIN_USAGE =
  'Usage: pnpm admin create <email>, pnpm admin reset <email>, pnpm admin mails, pnpm admin send-again, pnpm admin verify-log, or pnpm admin accept-key'

export interface AdminCommand {
  verb: 'create' | 'reset'
  email: string
}

/**
 * Parses the command-line words, e.g. `create`, `dewi@example.com`.
 * @throws Error that explains the usage
 */
export function readAdminCommand([verb, email, ...more]: readonly string[]): AdminCommand {
  const isKnown = verb === 'create' || verb === 'reset'
  if (!isKnown || !email || !/^[^\s@]+@[^\s@]+$/.test(email) || more.length > 0) throw new Error(ADMIN_USAGE)
  return { verb, email }
}

/**
 * Creates an administrator, or resets an administrator's password, which ends all of their sessions.
 * @returns the password, which is stored nowhere
 * @throws Error with a sentence for people
 */
export async function runAdminCommand(db: Database, { verb, email }: AdminCommand): Promise<string> {
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (transaction) => {
    const subjectId =
      verb === 'create'
        ? await create(transaction, email, passwordHash)
        : await reset(transaction, email, passwordHash)
    const action = verb === 'create' ? 'created' : 'password changed'
    await record(transaction, OPERATOR, { action, subject: 'account', subjectId, title: email })
  })
  return password
}

async function create(executor: Executor, email: string, passwordHash: string): Promise<number> {
  const [made] = await executor
    .insert(administrators)
    .values({ email, passwordHash })
    .onConflictDoNothing()
    .returning({ id: administrators.id })
  if (!made) throw new Error(`There is already an administrator ${email}.`)
  return made.id
}

async function reset(executor: Executor, email: string, passwordHash: string): Promise<number> {
  const [changed] = await executor
    .update(administrators)
    .set({ passwordHash, passwordChangedAt: sql`now()`, disabledAt: null })
    .where(eq(sql`lower(${administrators.email})`, email.toLowerCase()))
    .returning({ id: administrators.id })
  if (!changed) throw new Error(`There is no administrator ${email}.`)
  await revokeLinks(executor, changed.id)
  return changed.id
}
