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
  if (known !== undefined && !existsSync(secretFile(dataDir))) throw missing(dataDir)
  const secrets = loadSecrets(dataDir)
  if (known === undefined)
    await executor
      .insert(secretFingerprint)
      .values({ fingerprint: textOf(secrets) })
      .onConflictDoNothing()
  assertSame(await findFingerprint(executor), secrets, dataDir)
  return secrets
}

const missing = (dataDir: string) =>
  new SecretKeyError(dataDir, 'is missing, and the database was used with it')

function assertSame(known: string | undefined, secrets: Secrets, dataDir: string): void {
  if (known !== undefined && known !== textOf(secrets))
    throw new SecretKeyError(dataDir, 'is not the key that the database was used with')
}

/**
 * Compares the secret of a data folder with the database, and changes neither.
 * @throws SecretKeyError as `secretsFor`
 */
export async function assertSecrets(executor: Executor, dataDir: string): Promise<void> {
  const known = await findFingerprint(executor)
  if (existsSync(secretFile(dataDir))) assertSame(known, loadSecrets(dataDir), dataDir)
  else if (known !== undefined) throw missing(dataDir)
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
