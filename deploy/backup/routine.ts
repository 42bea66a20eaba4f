import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '@anyam/server/env'
import { keysFileOf } from './applicant-keys.ts'
import { backUp } from './backup.ts'
import { backupName, changeStatus, deleteExpired } from './folder.ts'

export interface RoutineOptions {
  dir: string
  databaseUrl: string
  settings: Settings
  /** Public age key for which the backup is encrypted. */
  recipient: string | undefined
}

/** Makes a backup in the folder of backups, deletes expired ones, and records the result. */
export async function makeBackup({ dir, databaseUrl, settings, recipient }: RoutineOptions) {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const at = new Date()
  const path = join(dir, backupName(at, recipient !== undefined))
  try {
    const manifest = await backUp(path, databaseUrl, settings, { recipient, keysFile: keysFileOf(path) })
    const { size: bytes } = await stat(path)
    const deleted = await deleteExpired(dir)
    const backup = { at: at.toISOString(), bytes, seconds: (Date.now() - at.getTime()) / 1_000 }
    await changeStatus(dir, (status) => ({ ...status, backup, backupFailures: 0 }))
    return { path, manifest, deleted, ...backup }
  } catch (error) {
    await changeStatus(dir, (status) => ({ ...status, backupFailures: (status.backupFailures ?? 0) + 1 }))
    throw error
  }
}
