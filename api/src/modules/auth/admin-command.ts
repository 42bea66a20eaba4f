import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { administrators } from '../../db/schema.ts'
import { hashPassword, newPassword } from './passwords.ts'

const USAGE = 'Usage: pnpm admin create <email>   or   pnpm admin reset <email>'

export interface AdminCommand {
  verb: 'create' | 'reset'
  email: string
}

/**
 * Reads the words of the command line, e.g. `create`, `dewi@example.com`.
 * @throws Error that says how to use it
 */
export function readAdminCommand([verb, email, ...more]: readonly string[]): AdminCommand {
  const isKnown = verb === 'create' || verb === 'reset'
  if (!isKnown || !email || !/^[^\s@]+@[^\s@]+$/.test(email) || more.length > 0) throw new Error(USAGE)
  return { verb, email }
}

/**
 * Makes an administrator, or gives an administrator a new password, which ends all of their sessions.
 * @returns the password, which is stored nowhere
 * @throws Error with a sentence for people
 */
export async function runAdminCommand(db: Database, { verb, email }: AdminCommand): Promise<string> {
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  if (verb === 'create') {
    const made = await db
      .insert(administrators)
      .values({ email, passwordHash })
      .onConflictDoNothing()
      .returning({ id: administrators.id })
    if (made.length === 0) throw new Error(`There is already an administrator ${email}.`)
  } else {
    const changed = await db
      .update(administrators)
      .set({ passwordHash, passwordChangedAt: sql`now()`, disabledAt: null })
      .where(eq(sql`lower(${administrators.email})`, email.toLowerCase()))
      .returning({ id: administrators.id })
    if (changed.length === 0) throw new Error(`There is no administrator ${email}.`)
  }
  return password
}
