import { existsSync } from 'node:fs'
import type { Executor } from '../db/database.ts'
import { secretFingerprint } from '../db/schema/index.ts'
import { loadSecrets, SecretKeyError, type Secrets, secretFile } from './secrets.ts'

async function findFingerprint(executor: Executor): Promise<string | undefined> {
  const [row] = await executor.select().from(secretFingerprint)
  return row?.fingerprint
}

const textOf = ({ fingerprint }: Secrets) => fingerprint.toString('base64url')

/**
 * The secrets of a data folder, if they belong to its database. A database without a fingerprint adopts the ones found.
 * @throws SecretKeyError if the file is missing, damaged, or another database's
 */
export async function secretsFor(executor: Executor, dataDir: string): Promise<Secrets> {
  const known = await findFingerprint(executor)
  if (known !== undefined && !existsSync(secretFile(dataDir)))
    throw new SecretKeyError(dataDir, 'is missing, and the database was used with it')
  const secrets = loadSecrets(dataDir)
  if (known === undefined)
    await executor
      .insert(secretFingerprint)
      .values({ fingerprint: textOf(secrets) })
      .onConflictDoNothing()
  if (textOf(secrets) !== (await findFingerprint(executor)))
    throw new SecretKeyError(dataDir, 'is not the key that the database was used with')
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
