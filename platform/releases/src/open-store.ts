import type { KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '@anyam/server/env'
import { DiskBackend } from './disk-backend.ts'
import { ReleaseStore } from './store.ts'
import { StoreTrust } from './trust/store-trust.ts'
import { type Trust, trustFolder, trustIn, trustOf } from './trust/trust.ts'

interface StoreAccess {
  /** The registry's key, needed to change what is live. */
  key?: KeyObject | undefined
  /** Called with a sentence when something in the store lacks a valid signature. */
  report?: (sentence: string) => void
  /** True while signatures are about to be introduced. */
  isUnsigned?: boolean
  /** Determines whose signatures count; by default the trust of the data folder. */
  trust?: (() => Trust) | undefined
}

/** The last accepted live set. It is outside the store, which may be altered. */
export const acceptedFile = (dataDir: string) => join(dataDir, 'accepted/live.json')

/** After a live set was accepted, a missing trust was lost: nothing counts until it is restored. */
const lostTrust = (dataDir: string) =>
  existsSync(trustFolder(dataDir)) && existsSync(acceptedFile(dataDir)) ? trustOf(dataDir) : undefined

/**
 * Opens the release store that the settings select: a bucket if they name one, otherwise the data folder. For
 * a bucket, it returns this machine's copy, so call `refresh` first.
 * @throws Error if signatures are required but the keys do not exist yet, as in an empty volume
 */
export async function openStore(
  { dataDir, releasesS3 }: Pick<Settings, 'dataDir' | 'releasesS3'>,
  {
    key,
    report = console.error,
    isUnsigned = false,
    trust = trustIn(dataDir) ?? lostTrust(dataDir),
  }: StoreAccess = {},
): Promise<ReleaseStore> {
  if (!trust && !isUnsigned && existsSync(trustFolder(dataDir)))
    throw new Error(`${trustFolder(dataDir)} has no trust.json: start the registry first, which makes it.`)
  const verified = trust && new StoreTrust({ trust, key, memory: acceptedFile(dataDir), report })
  const dir = join(dataDir, releasesS3 ? 'releases-copy' : 'releases')
  const disk = new DiskBackend(dir)
  // Other processes may be unable to write there, and need not.
  if (key) await disk.shareBuilds()
  if (!releasesS3) return new ReleaseStore(dir, disk, verified)
  await mkdir(dir, { recursive: true })
  // Load the heavy S3 client only for a bucket.
  const { S3Backend } = await import('./s3-backend.ts')
  return new ReleaseStore(dir, new S3Backend(releasesS3, dir, verified), verified)
}
