import { existsSync } from 'node:fs'
import { getTableName, sql } from 'drizzle-orm'
import type { Executor } from '../db/database.ts'
import { secretFingerprint } from '../db/schema/index.ts'
import { loadSecrets, SecretKeyError, type Secrets, secretFile } from './secrets.ts'

async function findFingerprint(executor: Executor): Promise<string | undefined> {
  const [row] = await executor.select().from(secretFingerprint)
  return row?.fingerprint
}

const textOf = ({ fingerprint }: Secrets) => fingerprint.toString('base64url')

/**
 * Checks a data folder's secret before anything changes. A database of any version may have none yet.
 * @throws SecretKeyError if the file is damaged, or if it is missing or another database's
 */
export async function assertSecretFits(executor: Executor, dataDir: string): Promise<void> {
  const { rows } = await executor.execute(
    sql`select to_regclass(${getTableName(secretFingerprint)}) as found`,
  )
  const known = rows[0]?.found ? await findFingerprint(executor) : undefined
  if (!existsSync(secretFile(dataDir))) {
    if (known !== undefined) throw new SecretKeyError(dataDir, MISSING)
  } else assertSame(dataDir, loadSecrets(dataDir), known)
}

const MISSING = 'is missing, and the database was used with it'

function assertSame(dataDir: string, secrets: Secrets, known: string | undefined): void {
  if (known !== undefined && textOf(secrets) !== known)
    throw new SecretKeyError(dataDir, 'is not the key that the database was used with')
}

/**
 * The secrets of a data folder, if they belong to its database. A database without a fingerprint adopts the ones found.
 * @throws SecretKeyError if the file is missing, damaged, or another database's
 */
export async function secretsFor(executor: Executor, dataDir: string): Promise<Secrets> {
  const known = await findFingerprint(executor)
  if (known !== undefined && !existsSync(secretFile(dataDir))) throw new SecretKeyError(dataDir, MISSING)
  const secrets = loadSecrets(dataDir)
  if (known === undefined)
    await executor
      .insert(secretFingerprint)
      .values({ fingerprint: textOf(secrets) })
      .onConflictDoNothing()
  assertSame(dataDir, secrets, await findFingerprint(executor))
  return secrets
}

/** Binds the database to these secrets. @returns which secrets it was bound to before */
export async function recordSecrets(
  executor: Executor,
  secrets: Secrets,
): Promise<'same' | 'other' | 'none'> {
  const fingerprint = textOf(secrets)
  const known = await findFingerprint(executor)
  if (known === fingerprint) return 'same'
  await executor
    .insert(secretFingerprint)
    .values({ fingerprint })
    .onConflictDoUpdate({ target: secretFingerprint.id, set: { fingerprint } })
  return known === undefined ? 'none' : 'other'
}
