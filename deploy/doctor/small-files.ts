import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { damagedFiles } from '@anyam/releases/damaged-files'
import type { Settings } from '@anyam/server/env'
import { openDatabase } from '../../api/src/db/database.ts'
import { databasePaths, readPassword } from '../../api/src/db/embedded/cluster.ts'
import { assertSecretFits } from '../../api/src/lib/known-secret.ts'
import { loadSecrets, SecretKeyError, secretFile } from '../../api/src/lib/secrets.ts'
import { keysFileOf, readApplicantKeys } from '../backup/applicant-keys.ts'
import { readRecord } from '../update/record.ts'
import { bad, good, type Outcome, reasonOf } from './finding.ts'

/** Checks that each small file can be read, and belongs to the others. Before the first start there are none. */
export async function smallFiles(
  { dataDir }: Pick<Settings, 'dataDir'>,
  databaseUrl: string | undefined,
  backupDir: string,
): Promise<Outcome | Outcome[]> {
  if (!existsSync(dataDir)) return []
  const checks = [
    () => assertSecret(dataDir, databaseUrl),
    () => assertPassword(dataDir),
    () => readRecord(dataDir),
    () => readApplicantKeys(keysFileOf(join(backupDir, 'newest'))),
  ]
  const own = checks.map(async (check) => {
    try {
      await check()
      return []
    } catch (error) {
      return [reasonOf(error)]
    }
  })
  const sentences = [...(await Promise.all(own)).flat(), ...(await damagedFiles(dataDir))]
  return sentences.length === 0
    ? good(`The keys and small files of ${dataDir} can be read.`)
    : sentences.map((sentence) => bad(sentence))
}

async function assertSecret(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  if (existsSync(secretFile(dataDir))) loadSecrets(dataDir)
  if (!databaseUrl) return
  const { db, close } = openDatabase(databaseUrl, 1)
  try {
    await assertSecretFits(db, dataDir)
  } catch (error) {
    // Another check names a database that is away or not migrated.
    if (error instanceof SecretKeyError) throw error
  } finally {
    await close()
  }
}

function assertPassword(dataDir: string): void {
  const paths = databasePaths(dataDir)
  if (existsSync(paths.cluster)) readPassword(paths)
}
