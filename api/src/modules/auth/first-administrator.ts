import { join } from 'node:path'
import { writeWholeSync } from '@anyam/server/state-files'
import type { Database } from '../../db/database.ts'
import { administrators } from '../../db/schema/index.ts'
import { isOnThisMachine } from '../../settings.ts'
import { hashPassword, newPassword } from './passwords.ts'
import { isWeakPassword } from './weak-password.ts'

export interface FirstAdministratorOptions {
  email: string
  /**
   * If undefined, a password is generated and written to `admin-password.txt` in the data folder, readable only by its
   * owner.
   */
  password: string | undefined
  dataDir: string
  siteName: string
  publicUrl: string
}

/**
 * Creates the first administrator if there is none.
 * @returns whether one was created, and the password if it was generated here
 * @throws Error with a sentence for people if the password of a public site is easy to guess
 */
export async function ensureAdministrator(
  db: Database,
  options: FirstAdministratorOptions,
): Promise<{ created: boolean; password?: string }> {
  const [existing] = await db.select({ id: administrators.id }).from(administrators).limit(1)
  if (existing) return { created: false }
  const isPublic = !isOnThisMachine(options.publicUrl)
  if (
    isPublic &&
    options.password !== undefined &&
    (await isWeakPassword(options.password, options, options))
  ) {
    throw new Error(
      'ADMIN_PASSWORD is easy to guess: it is a common password, or made of ADMIN_EMAIL or the name of the site. Set another one, or none to have one generated.',
    )
  }
  const password = options.password ?? newPassword()
  if (options.password === undefined) {
    // Written first, because an account with an unknown password would be worse than a password without an account.
    writeWholeSync(join(options.dataDir, 'admin-password.txt'), `${password}\n`, 0o600)
  }
  await db.insert(administrators).values({ email: options.email, passwordHash: await hashPassword(password) })
  return options.password === undefined ? { created: true, password } : { created: true }
}
