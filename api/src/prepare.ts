import { mkdirSync } from 'node:fs'
import { ensureBucket } from '@anyam/server/s3'
import { openDatabase } from './db/database.ts'
import { directUrls, primaryUrl } from './db/direct.ts'
import { migrateDatabase } from './db/migrate.ts'
import { assertSecretFits } from './lib/known-secret.ts'
import { ensureAdministrator } from './modules/auth/first-administrator.ts'
import { seed } from './seed/seed.ts'
import type { ApiSettings } from './settings.ts'
import { createStore } from './storage/create-store.ts'

export interface Prepared {
  adminCreated: boolean
  seeded: boolean
  /** Set only if it was generated in this run; it is also in `admin-password.txt` in the data folder. */
  password?: string
}

/**
 * Prepares a database for the api: newest schema, a first administrator, and sample content if it is empty. Safe to run
 * at every start and in several processes at once. Nothing changes if the api would refuse to start with its secret.
 * @param databaseUrl URL of the database; for a transaction pooler, the settings list the servers behind it
 * @throws SecretKeyError
 */
export async function prepareDatabase(
  databaseUrl: string,
  settings: Pick<
    ApiSettings,
    'databaseDirectUrls' | 'dataDir' | 'adminEmail' | 'adminPassword' | 's3' | 'siteName' | 'publicUrl'
  >,
): Promise<Prepared> {
  const { dataDir, adminEmail, adminPassword, siteName, publicUrl } = settings
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (settings.s3) await ensureBucket(settings.s3)
  const url = await primaryUrl(directUrls(settings, databaseUrl))
  const database = openDatabase(url, 2)
  try {
    const beforehand = () => assertSecretFits(database.db, dataDir)
    const prepare = async () => {
      const options = { email: adminEmail, password: adminPassword, dataDir, siteName, publicUrl }
      const { created, password } = await ensureAdministrator(database.db, options)
      const seeded = await seed(database.db, createStore(settings))
      return { adminCreated: created, seeded, ...(password === undefined ? {} : { password }) }
    }
    return await migrateDatabase(url, prepare, beforehand)
  } finally {
    await database.close()
  }
}
