import type { KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '@arunika/server/env'
import { DiskBackend } from './disk-backend.ts'
import { ReleaseStore } from './store.ts'
import { StoreTrust } from './trust/store-trust.ts'
import { type Trust, trustFolder, trustIn } from './trust/trust.ts'

interface StoreAccess {
  /** The registry's, which changes what is live. */
  key?: KeyObject | undefined
  /** Called with a sentence if something in the store lacks a valid signature. */
  report?: (sentence: string) => void
  /** Signatures are about to be introduced. */
  isUnsigned?: boolean
  /** Whose signatures count; those of the data folder unless given. */
  trust?: (() => Trust) | undefined
}

/** The last live set that was accepted. It is outside of the store, which may be altered. */
export const acceptedFile = (dataDir: string) => join(dataDir, 'accepted/live.json')

/**
 * Opens the release store that the settings choose: a bucket if they name one, else the data folder. What
 * it says of a bucket is what this machine has seen of it: `refresh` first.
 * @throws Error where signatures should count and the keys have not been made yet, as in a volume that is empty
 */
export async function openStore(
  { dataDir, releasesS3 }: Pick<Settings, 'dataDir' | 'releasesS3'>,
  { key, report = console.error, isUnsigned = false, trust = trustIn(dataDir) }: StoreAccess = {},
): Promise<ReleaseStore> {
  if (!trust && !isUnsigned && existsSync(trustFolder(dataDir)))
    throw new Error(`${trustFolder(dataDir)} has no trust.json: start the registry first, which makes it.`)
  const verified = trust && new StoreTrust({ trust, key, memory: acceptedFile(dataDir), report })
  const dir = join(dataDir, releasesS3 ? 'releases-copy' : 'releases')
  const disk = new DiskBackend(dir)
  // Others may be unable to write there, and need not.
  if (key) await disk.shareBuilds()
  if (!releasesS3) return new ReleaseStore(dir, disk, verified)
  await mkdir(dir, { recursive: true })
  // The client for buckets is heavy, so it is loaded only for a bucket.
  const { S3Backend } = await import('./s3-backend.ts')
  return new ReleaseStore(dir, new S3Backend(releasesS3, dir, verified), verified)
}
