import { join } from 'node:path'
import { writeWholeSync } from '@arunika/server/state-files'
import type { Database } from '../../db/database.ts'
import { administrators } from '../../db/schema/index.ts'
import { hashPassword, newPassword } from './passwords.ts'

export interface FirstAdministratorOptions {
  email: string
  /**
   * If undefined, a password is generated and written to `admin-password.txt` in the data folder, readable only by its
   * owner.
   */
  password: string | undefined
  dataDir: string
}

/**
 * Creates the first administrator if there is none.
 * @returns whether one was created, and the password if it was generated here
 */
export async function ensureAdministrator(
  db: Database,
  options: FirstAdministratorOptions,
): Promise<{ created: boolean; password?: string }> {
  const [existing] = await db.select({ id: administrators.id }).from(administrators).limit(1)
  if (existing) return { created: false }
  const password = options.password ?? newPassword()
  if (options.password === undefined) {
    // Written first, because an account with an unknown password would be worse than a password without an account.
    writeWholeSync(join(options.dataDir, 'admin-password.txt'), `${password}\n`, 0o600)
  }
  await db.insert(administrators).values({ email: options.email, passwordHash: await hashPassword(password) })
  return options.password === undefined ? { created: true, password } : { created: true }
}
